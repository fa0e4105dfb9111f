public import Foundation

/// A view without views inside: a size for each proposal, and what it says of itself.
///
/// Only the engine's own leaves conform; everything but the size has a default.
nonisolated public protocol _LeafView: View where Body == Never {
  /// The size for a proposal, in points.
  func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize

  /// The distances of the first and the last baseline from the top of a leaf of a size, in
  /// points; nil for a leaf without text.
  func _baselines(in size: CGSize, _ context: _LeafContext) -> (first: CGFloat, last: CGFloat)?

  /// Whether ``_baselines(in:_:)`` gives any.
  var _hasBaselines: Bool { get }

  func _spacing(_ context: _LeafContext) -> ViewSpacing

  /// The name in snapshots.
  static var _name: String { get }

  /// What a leaf of a size draws, in its own space.
  func _picture(in size: CGSize, _ context: _LeafContext) -> _Picture

  /// The text to show in snapshots.
  func _text(_ context: _LeafContext) -> String?

  /// Whether a leaf of a size shows less than all of its text.
  func _isTruncated(in size: CGSize, _ context: _LeafContext) -> Bool

  /// Whether the size depends on values of the environment.
  var _readsEnvironment: Bool { get }

  /// Whether the leaf looks and measures like another one.
  func _isSame(as other: Self) -> Bool

  /// Whether the leaf measures like another one that may look different.
  func _measuresSame(as other: Self) -> Bool
}

extension _LeafView {
  public func _baselines(
    in size: CGSize, _ context: _LeafContext
  ) -> (first: CGFloat, last: CGFloat)? { nil }

  public var _hasBaselines: Bool { false }

  public func _spacing(_ context: _LeafContext) -> ViewSpacing { ViewSpacing() }

  public static var _name: String { shortTypeName(Self.self) }

  public func _picture(in size: CGSize, _ context: _LeafContext) -> _Picture { _Picture() }

  public func _text(_ context: _LeafContext) -> String? { nil }

  public func _isTruncated(in size: CGSize, _ context: _LeafContext) -> Bool { false }

  public var _readsEnvironment: Bool { false }

  public func _isSame(as other: Self) -> Bool { isSame(self, other) }

  public func _measuresSame(as other: Self) -> Bool { false }

  // Inlined into each conformance, where the type of the node is then known.
  @inline(__always)
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    LeafNode(view, inputs)
  }

  @inline(__always)
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: LeafNode<Self>.self).update(view)
  }
}

/// What a leaf or a modifier may know of where it is.
nonisolated public struct _LeafContext {
  unowned(unsafe) let node: _ViewNode

  package var environment: EnvironmentValues { node.environment }

  /// The axis of the stack around; nil outside of stacks.
  package var stackAxis: Axis? {
    var parent = node.parent
    while let current = parent {
      if let axis = current.stackAxis { return axis }
      parent = current.parent
    }
    return nil
  }
}
