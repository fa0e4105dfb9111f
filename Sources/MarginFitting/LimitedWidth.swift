public import Foundation
public import HeadlessUI

/// A view of limited width, centred in all the width there is.
///
/// ```swift
/// ScrollView {
///   LimitedWidth { Articles() }
/// }
/// ```
///
/// Around what a scroll view scrolls it has the effect of content margins of
/// ``ContentMargin/width(in:maxWidth:)`` on both sides: the indicators stay at the edges. It needs
/// no state and no further pass, since it sees the width that is proposed before it places
/// anything. Several views belong into a stack first: here they would cover each other.
public struct LimitedWidth: Layout {
  /// The largest width that is proposed to the view, in points.
  public var maxWidth: CGFloat

  public init(_ maxWidth: CGFloat = ContentMargin.defaultMaxWidth) {
    self.maxWidth = maxWidth
  }

  /// As wide as the proposal, and as the view where nothing finite is proposed or the view is
  /// wider.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let own = subview.sizeThatFits(limited(proposal, for: subview))
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
    if let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
    return size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top,
        proposal: limited(proposal, for: subview))
    }
  }

  /// The proposal with its width limited; without one, the ideal width of the view counts.
  private func limited(_ proposal: ProposedViewSize, for subview: LayoutSubview)
    -> ProposedViewSize
  {
    let width = proposal.width ?? subview.sizeThatFits(proposal).width
    return ProposedViewSize(width: min(width, maxWidth), height: proposal.height)
  }
}
