public import HeadlessUI

extension CachedRow {
  /// Where hidden subviews are parked, on both axes from the origin of the bounds, in points.
  static let outOfSight: CGFloat = -10_000_000

  /// Which row is shown for a proposal: the one computation behind sizes and placements.
  public func choose(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> RowAnswer
  {
    var recorder = NoRecorder()
    return choose(proposal, row(of: subviews, cache), &cache, &recorder)
  }

  /// The same, counted.
  public func choose(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache,
    counting work: inout RowWork
  ) -> RowAnswer {
    choose(proposal, row(of: subviews, cache), &cache, &work)
  }

  /// ``sizeThatFits(proposal:subviews:cache:)``, counted.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache,
    counting work: inout RowWork
  ) -> CGSize {
    size(proposal, subviews, &cache, &work)
  }

  /// ``placeSubviews(in:proposal:subviews:cache:)``, counted.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache,
    counting work: inout RowWork
  ) {
    place(in: bounds, proposal, subviews, &cache, &work)
  }

  /// The width of the chosen row and the height of its tallest element.
  func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache,
    _ recorder: inout some WorkRecorder
  ) -> CGSize {
    let answer = choose(proposal, row(of: subviews, cache), &cache, &recorder)
    return CGSize(width: max(0, answer.width.points), height: cache.row.height(of: answer))
  }

  /// Places every subview once: those shown from left to right, centred vertically, and the others
  /// out of sight.
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache,
    _ recorder: inout some WorkRecorder
  ) {
    let row = row(of: subviews, cache)
    let answer = choose(proposal, row, &cache, &recorder)
    let parking = CGPoint(x: bounds.minX + Self.outOfSight, y: bounds.minY + Self.outOfSight)
    func show(_ offset: Int, after visible: Int) {
      let x = bounds.minX + cache.row.lead(after: visible).points
      row.subview(at: offset).place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    }
    func park(_ offset: Int) { row.subview(at: offset).place(at: parking, proposal: .zero) }

    for index in 0..<answer.visible {
      show(row.order.item(at: index), after: index)
      recorder.placed()
    }
    for index in answer.visible..<row.count {
      park(row.order.item(at: index))
      recorder.placed()
    }
    let shown = answer.hidden > 0 ? row.order.badgeIndex(hidden: answer.hidden, in: subviews) : nil
    for index in 0..<row.order.badgeCount {
      let offset = row.order.badge(at: index)
      if index == shown { show(offset, after: answer.visible) } else { park(offset) }
      recorder.placed()
    }
  }

  private func row(of subviews: Subviews, _ cache: Cache) -> SubviewRow {
    SubviewRow(
      subviews: subviews, order: cache.order, spacing: FixedLength(clamping: spacing))
  }

  private func choose(
    _ proposal: ProposedViewSize, _ row: SubviewRow, _ cache: inout Cache,
    _ recorder: inout some WorkRecorder
  ) -> RowAnswer {
    cache.row.choose(row, within: Self.available(proposal.width), recorder: &recorder)
  }

  private static func available(_ width: CGFloat?) -> FixedLength {
    guard let width, width != .infinity else { return .unlimited }
    return FixedLength(clamping: width) + .slack
  }
}
