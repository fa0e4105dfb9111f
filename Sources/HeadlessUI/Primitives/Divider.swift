public import Foundation

/// A thin line across the stack around it; a horizontal one outside of a stack.
nonisolated public struct Divider: _LeafView, Hashable, Sendable {
  public typealias Body = Never

  public init() {}

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return context.stackAxis == .horizontal
      ? CGSize(width: LayoutDefaults.dividerThickness, height: size.height)
      : CGSize(width: size.width, height: LayoutDefaults.dividerThickness)
  }

  public func _picture(in size: CGSize, _ context: _LeafContext) -> _Picture {
    _Picture(
      filling: Path(CGRect(origin: .zero, size: size)), SeparatorShapeStyle(),
      context.environment)
  }

  public func _isSame(as other: Divider) -> Bool { true }
}
