public import Foundation

/// The layout of a ``ZStack``, to be used with ``AnyLayout`` or as a container.
///
/// Each subview gets the whole proposal; the stack is as large as all of them aligned.
nonisolated public struct ZStackLayout: Layout, StandardGuides, Equatable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    aligned(subviews, proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let anchor = aligned(subviews, proposal).anchor
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + anchor.x - dimensions[alignment.horizontal],
          y: bounds.minY + anchor.y - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }

  /// The size of all subviews with their guides on one point, and where that point is.
  private func aligned(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (size: CGSize, anchor: CGPoint) {
    guard !subviews.isEmpty else { return (.zero, .zero) }
    var before = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    var after = before
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      // An infinite subview has no centre: it lies at the edge.
      let x = dimensions.width.isFinite ? dimensions[alignment.horizontal] : 0
      let y = dimensions.height.isFinite ? dimensions[alignment.vertical] : 0
      before = CGPoint(x: max(before.x, x), y: max(before.y, y))
      after = CGPoint(
        x: max(after.x, dimensions.width - x), y: max(after.y, dimensions.height - y))
    }
    return (CGSize(width: before.x + after.x, height: before.y + after.y), before)
  }
}
