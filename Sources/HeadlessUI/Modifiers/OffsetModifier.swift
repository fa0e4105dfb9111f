public import Foundation

/// A view moved without its neighbours noticing.
nonisolated public struct _OffsetLayout: _LayoutModifier {
  public typealias Body = Never

  let offset: CGSize

  public static var _name: String? { "offset" }

  public func _place(
    _ child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, _ context: _LeafContext
  ) -> LayoutPlacement {
    LayoutPlacement(position: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }
}

/// A view whose centre is at a point, in all of the space proposed.
nonisolated public struct _PositionLayout: _LayoutModifier {
  public typealias Body = Never

  let position: CGPoint

  public static var _name: String? { "position" }

  public func _sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutSubview, _ context: _LeafContext
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  public func _place(
    _ child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, _ context: _LeafContext
  ) -> LayoutPlacement {
    LayoutPlacement(position: position, anchor: .center, proposal: proposal)
  }
}

extension View {
  /// Moves what is shown, in points; the view keeps its place in the layout.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetLayout(offset: offset))
  }

  /// Moves what is shown, in points; the view keeps its place in the layout.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the centre of the view at a point of the space proposed, which is all taken.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the centre of the view at a point of the space proposed, which is all taken.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
