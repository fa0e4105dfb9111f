public import HeadlessUI

extension CachedRow {
  /// Which row is shown for a proposal: the one computation behind sizes and placements.
  public func choose(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> RowAnswer
  {
    var recorder = NoRecorder()
    return choose(proposal, subviews, &cache, &recorder)
  }

  /// The same, counted.
  public func choose(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache,
    counting work: inout RowWork
  ) -> RowAnswer {
    choose(proposal, subviews, &cache, &work)
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
    let answer = choose(proposal, subviews, &cache, &recorder)
    return CGSize(width: max(0, answer.width.points), height: cache.row.height(of: answer))
  }

  func choose(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache,
    _ recorder: inout some WorkRecorder
  ) -> RowAnswer {
    let available = FixedLength.available(proposed: proposal.width.map { Double($0) })
    let spacing = FixedLength(clamping: spacing)
    cache.row.prepare(count: cache.order.itemCount, spacing: spacing)
    let progress = cache.row.search(within: available, recorder: &recorder)
    if case .chosen(let answer) = progress { return answer }
    let row = SubviewRow(subviews: subviews, order: cache.order, spacing: spacing)
    return cache.row.finish(progress, in: row, within: available, recorder: &recorder)
  }
}
