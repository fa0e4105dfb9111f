public import HeadlessUI

/// A layout that shows the longest prefix of whole items that fits, and a badge for the rest.
///
/// Its subviews are the n items, and then n badges, each tagged with the number it shows:
///
/// ```swift
/// CachedRow {
///   ForEach(items) { item in Chip(item.title) }
///   ForEach(1...items.count, id: \.self) { hidden in
///     Chip("\(hidden) more").layoutValue(key: HiddenCount.self, value: hidden)
///   }
/// }
/// ```
///
/// A layout cannot create or change a subview, so that every badge it may need has to be there.
/// Badges may come in any order, but are found at once only in that of the example. Where the
/// badge for a number is missing, the row is chosen as if that badge were 0 wide.
///
/// Items and badges are measured at their ideal size, items only as far as the widths proposed so
/// far needed them, and badges only if they were looked at. The proposed width decides; the
/// proposed height does not. Without a width, or with an infinite one, all items are shown. If not
/// even the badge alone fits, it is shown and is wider than the proposal.
public struct CachedRow: Layout {
  /// Between neighbours, in points; may be negative. NaN counts as 0.
  public var spacing: Double

  public init(spacing: Double = RowStyle().spacing) {
    self.spacing = spacing
  }

  /// What was measured, and where the items and badges are among the subviews.
  public struct Cache: Sendable {
    var order: SubviewOrder
    var row = RowCache()
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(order: SubviewOrder(of: subviews))
  }

  /// Forgets what was measured. A layout is told that something changed, not which subview it
  /// was, and each of them may have.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.order = SubviewOrder(of: subviews)
    cache.row.removeAll()
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    var recorder = NoRecorder()
    return size(proposal, subviews, &cache, &recorder)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var recorder = NoRecorder()
    place(in: bounds, proposal, subviews, &cache, &recorder)
  }

  /// None: the subviews out of sight would pull a merged guide with them.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// None: the subviews out of sight would pull a merged guide with them.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}
