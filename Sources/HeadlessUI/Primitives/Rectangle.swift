public import Foundation

/// A rectangle; it takes the size proposed to it.
nonisolated public struct Rectangle: _LeafView, Hashable, Sendable {
  public typealias Body = Never

  public init() {}

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _isSame(as other: Rectangle) -> Bool { true }
}
