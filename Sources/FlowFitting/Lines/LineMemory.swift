import FixedLengths

/// The lines of a flow for the few widths that were asked about last.
///
/// A container may ask for several widths before it places, and place with any of them.
struct LineMemory: Sendable {
  /// A container usually tries the smallest, the largest, the ideal and a definite width.
  static let widths = 4

  /// From the width that was asked about longest ago to the last one.
  private var remembered: [FlowLines] = []

  /// Forgets all lines, and keeps the memory for as many.
  mutating func removeAll() {
    for index in remembered.indices { remembered[index].restart() }
  }

  /// The lines for a width: those remembered, extended by the items that are new, or new ones.
  ///
  /// - Complexity: O(items that are on no line for this width yet). With the most widths
  ///   remembered, lines for another one allocate nothing, or little if there are more of them.
  mutating func lines(
    of items: [FlowItem], within available: FixedLength, lineSpacing: FixedLength,
    recorder: inout some FlowRecorder
  ) -> FlowLines {
    var lines = take(available)
    recorder.readKept(sizes: items.count - lines.count)
    lines.extend(with: items, lineSpacing: lineSpacing, recorder: &recorder)
    remembered.append(lines)
    return lines
  }

  /// The lines for a width, complete or not, taken out so that they are changed in place.
  private mutating func take(_ available: FixedLength) -> FlowLines {
    if let index = remembered.lastIndex(where: { $0.available == available }) {
      return remembered.remove(at: index)
    }
    guard remembered.count >= Self.widths else { return FlowLines(available: available) }
    var oldest = remembered.removeFirst()
    oldest.restart(within: available)
    return oldest
  }

  /// Brings the lines of all widths up to date after a change of the items.
  mutating func apply(
    _ change: FlowChange, to items: [FlowItem], lineSpacing: FixedLength,
    recorder: inout some FlowRecorder
  ) {
    for index in remembered.indices {
      remembered[index].apply(change, to: items, lineSpacing: lineSpacing, recorder: &recorder)
    }
  }
}
