public import Foundation

/// Space that takes up what is left along the axis of the stack around it; of both axes
/// outside of a stack.
nonisolated public struct Spacer: _LeafView, Equatable, Sendable {
  public typealias Body = Never

  /// In points; nil for the default.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    let shortest = minLength ?? LayoutDefaults.spacerLength
    let axis = context.stackAxis
    return CGSize(
      width: axis == .vertical ? 0 : max(shortest, proposal.width ?? shortest),
      height: axis == .horizontal ? 0 : max(shortest, proposal.height ?? shortest))
  }

  /// A spacer is itself the distance between its neighbours.
  public func _spacing(_ context: _LeafContext) -> ViewSpacing { .zero }

  public func _isSame(as other: Spacer) -> Bool { self == other }
}
