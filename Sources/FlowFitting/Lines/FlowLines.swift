import FixedLengths

/// The lines of a flow for one available width.
struct FlowLines: Sendable {
  /// The width that lines may take, with its slack.
  private(set) var available: FixedLength
  private(set) var lines: [FlowLine] = []
  /// How many items have been put on lines, from the first on.
  private(set) var count = 0

  init(available: FixedLength) {
    self.available = available
  }

  /// Begins anew, with another width or the same, and keeps the memory.
  mutating func restart(within available: FixedLength? = nil) {
    self.available = available ?? self.available
    lines.removeAll(keepingCapacity: true)
    count = 0
  }

  /// Puts the items that are not on a line yet on lines: first on the last one, while they fit.
  ///
  /// - Complexity: O(new items).
  mutating func extend(
    with items: [FlowItem], lineSpacing: FixedLength, recorder: inout some FlowRecorder
  ) {
    guard count < items.count else { return }
    var next = count
    if let last = lines.indices.last {
      next = lines[last].fill(with: items, from: next, within: available)
    }
    while next < items.count {
      var line = self.line(from: next, after: lines.last, lineSpacing: lineSpacing)
      recorder.beganLine()
      next = line.fill(with: items, from: next, within: available)
      lines.append(line)
    }
    count = items.count
  }

  private func line(from first: Int, after previous: FlowLine?, lineSpacing: FixedLength)
    -> FlowLine
  {
    FlowLine(first: first, top: previous.map { $0.bottom + lineSpacing } ?? .zero)
  }

  var height: FixedLength { lines.last?.bottom ?? .zero }

  /// The right edge of the item that reaches furthest.
  ///
  /// - Complexity: O(lines).
  var width: FixedLength { lines.reduce(.zero) { max($0, $1.width) } }
}

extension FlowLines {
  /// Breaks the lines again that a change of the items touches.
  ///
  /// Begins with the line of the item before the change, which may now take more items, and stops
  /// at the first line that begins with the same unchanged item as a line did before: from there on
  /// all lines are as they were, a distance further up or down.
  /// - Parameter items: The items after the change.
  /// - Complexity: O(items on the lines that differ + lines).
  mutating func apply(
    _ change: FlowChange, to items: [FlowItem], lineSpacing: FixedLength,
    recorder: inout some FlowRecorder
  ) {
    guard count == change.oldCount, !lines.isEmpty else {
      // Nothing to go on from. What is here is of the old items.
      restart()
      return
    }
    let start = index(ofLineWith: max(0, change.unchangedFirst - 1))
    let shift = items.count - change.oldCount
    // Lines that begin behind the change may be met again.
    var met = start + 1
    var new: [FlowLine] = []
    var next = lines[start].first
    var previous = start > 0 ? lines[start - 1] : nil
    while next < items.count {
      while met < lines.count, lines[met].first + shift < next { met += 1 }
      if met < lines.count, lines[met].first + shift == next,
        next >= items.count - change.unchangedLast
      {
        break
      }
      var line = self.line(from: next, after: previous, lineSpacing: lineSpacing)
      recorder.beganLine()
      next = line.fill(with: items, from: next, within: available)
      new.append(line)
      previous = line
    }
    if next >= items.count { met = lines.count }
    move(from: met, by: shift, after: previous, lineSpacing: lineSpacing)
    lines.replaceSubrange(start..<met, with: new)
    count = items.count
  }

  private mutating func move(
    from first: Int, by shift: Int, after previous: FlowLine?, lineSpacing: FixedLength
  ) {
    guard first < lines.count else { return }
    let top = line(from: 0, after: previous, lineSpacing: lineSpacing).top
    let distance = top - lines[first].top
    guard shift != 0 || distance != .zero else { return }
    for index in first..<lines.count {
      lines[index].first += shift
      lines[index].top += distance
    }
  }

  /// The line on which an item is.
  ///
  /// - Complexity: O(log lines).
  private func index(ofLineWith item: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lines[middle].first <= item { low = middle } else { high = middle }
    }
    return low
  }
}
