public import Foundation

/// Where a layout put a view, and what it proposed to it.
public struct LayoutPlacement: Equatable, Sendable {
  /// Where the view's point `anchor` lies, in the space of the container's bounds, in points.
  public var position: CGPoint
  public var anchor: UnitPoint
  private var packedProposal: PackedProposal

  public var proposal: ProposedViewSize {
    get { packedProposal.proposal }
    set { packedProposal = PackedProposal(newValue) }
  }

  public init(
    position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    self.position = position
    self.anchor = anchor
    packedProposal = PackedProposal(proposal)
  }

  /// Where a view goes that its layout did not place: the centre of the container, with the
  /// container's own proposal.
  ///
  /// Source: SwiftUI's documentation of `Layout.placeSubviews`.
  public static func centered(
    in bounds: CGRect, proposal: ProposedViewSize
  ) -> LayoutPlacement {
    LayoutPlacement(
      position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  /// The rectangle of the placed view, given the size it takes for `proposal`.
  public func frame(size: CGSize) -> CGRect {
    CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}
