import FixedLengths
import HeadlessUI

/// The size of a subview, and its distance to the one before it.
struct FlowItem: Hashable, Sendable {
  /// Between this item and the one before it, if they share a line.
  var gap: FixedLength
  var width: FixedLength
  var height: FixedLength
}

extension [FlowItem] {
  /// Asks the subviews that come after the items already here for their ideal sizes, all or up to
  /// `end`.
  ///
  /// Whatever size a view claims to have, it is taken as a length in range.
  mutating func measure(
    _ subviews: LayoutSubviews, upTo end: Int? = nil, spacing: CGFloat?,
    recorder: inout some FlowRecorder
  ) {
    // Not for subviews that arrive one by one: reserved room does not grow by a factor.
    if isEmpty { reserveCapacity(subviews.count) }
    let fixedGap = spacing.map { FixedLength(clamping: Double($0)) }
    for index in count..<Swift.max(count, end ?? subviews.count) {
      let subview = subviews[subviews.startIndex + index]
      let size = subview.sizeThatFits(.unspecified)
      recorder.measured()
      append(
        FlowItem(
          gap: fixedGap ?? Self.preferredGap(before: index, in: subviews),
          width: FixedLength(clampingMeasured: Double(size.width)),
          height: FixedLength(clampingMeasured: Double(size.height))))
    }
  }

  /// Takes the last `count` items of `former` over, for subviews that are as they were. The first of
  /// them may have another neighbour before it.
  mutating func append(
    last count: Int, of former: [FlowItem], as subviews: LayoutSubviews, spacing: CGFloat?
  ) {
    guard count > 0 else { return }
    let first = self.count
    append(contentsOf: former.suffix(count))
    if spacing == nil { self[first].gap = Self.preferredGap(before: first, in: subviews) }
  }

  private static func preferredGap(before index: Int, in subviews: LayoutSubviews) -> FixedLength {
    guard index > 0 else { return .zero }
    let position = subviews.startIndex + index
    let distance = subviews[position - 1].spacing
      .distance(to: subviews[position].spacing, along: .horizontal)
    return FixedLength(clamping: Double(distance))
  }
}
