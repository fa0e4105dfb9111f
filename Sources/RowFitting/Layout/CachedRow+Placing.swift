package import HeadlessUI

extension CachedRow {
  /// Where hidden subviews are parked, on both axes from the origin of the bounds, in points: below
  /// and behind everything, where `HeadlessUI` need not measure a view to know that it is not seen.
  package static let outOfSight: CGFloat = 10_000_000

  /// Places every subview once: those shown from left to right, centred vertically, and the others
  /// out of sight.
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache,
    _ recorder: inout some WorkRecorder
  ) {
    let answer = choose(proposal, subviews, &cache, &recorder)
    let order = cache.order
    let first = subviews.startIndex
    for index in 0..<answer.visible {
      let edge = cache.row.lead(after: index)
      Self.show(subviews[first + order.item(at: index)], at: edge, in: bounds)
      recorder.placed()
    }
    for index in answer.visible..<order.itemCount {
      Self.park(subviews[first + order.item(at: index)], in: bounds)
      recorder.placed()
    }
    let shown = answer.hidden > 0 ? order.badgeIndex(hidden: answer.hidden, in: subviews) : nil
    for index in 0..<order.badgeCount {
      let badge = subviews[first + order.badge(at: index)]
      if index == shown {
        Self.show(badge, at: cache.row.lead(after: answer.visible), in: bounds)
      } else {
        Self.park(badge, in: bounds)
      }
      recorder.placed()
    }
  }

  private static func show(_ subview: LayoutSubview, at edge: FixedLength, in bounds: CGRect) {
    let position = CGPoint(x: bounds.minX + edge.points, y: bounds.midY)
    subview.place(at: position, anchor: .leading, proposal: .unspecified)
  }

  private static func park(_ subview: LayoutSubview, in bounds: CGRect) {
    let position = CGPoint(x: bounds.minX + outOfSight, y: bounds.minY + outOfSight)
    subview.place(at: position, proposal: .zero)
  }
}
