public import Foundation

/// A modifier with a say in the size or the place of one view.
///
/// Only the engine's own modifiers conform. Applied to several views at once, it modifies each
/// of them. Everything has a default, which leaves the view as it is.
nonisolated public protocol _LayoutModifier: ViewModifier, Equatable where Body == Never {
  /// The size for a proposal, in points.
  func _sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutSubview, _ context: _LeafContext
  ) -> CGSize

  /// Where the view is in the modified one, in the modified one's own space.
  func _place(
    _ child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, _ context: _LeafContext
  ) -> LayoutPlacement

  /// The name in snapshots; nil to leave the modifier out of them.
  static var _name: String? { get }

  /// Whether what is outside of the modified view is not seen.
  var _clips: Bool { get }

  /// Whether nothing of the modified view is seen.
  var _hides: Bool { get }

  /// What the modifier draws behind a view of a size.
  func _background(in size: CGSize, _ context: _LeafContext) -> _Picture

  /// What the modifier draws in front of a view of a size.
  func _foreground(in size: CGSize, _ context: _LeafContext) -> _Picture

  /// Whether the modifier lays out like another one that may look different.
  func _measuresSame(as other: Self) -> Bool

  /// What the modifier does to the picture of a view of a size.
  func _effect(in size: CGSize) -> _PictureEffect?

  /// Whether size or place depend on values of the environment.
  var _readsEnvironment: Bool { get }
}

extension _LayoutModifier {
  public func _sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutSubview, _ context: _LeafContext
  ) -> CGSize {
    child.sizeThatFits(proposal)
  }

  public func _place(
    _ child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, _ context: _LeafContext
  ) -> LayoutPlacement {
    LayoutPlacement(position: .zero, proposal: proposal)
  }

  public static var _name: String? { nil }
  public var _clips: Bool { false }
  public var _hides: Bool { false }
  public func _background(in size: CGSize, _ context: _LeafContext) -> _Picture { _Picture() }
  public func _foreground(in size: CGSize, _ context: _LeafContext) -> _Picture { _Picture() }
  public func _measuresSame(as other: Self) -> Bool { false }
  public func _effect(in size: CGSize) -> _PictureEffect? { nil }
  public var _readsEnvironment: Bool { false }

  // Inlined into each conformance, where the type of the node is then known.
  @inline(__always)
  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = ModifierNode(modifier, inputs)
    node.attach(content)
    return node
  }

  @inline(__always)
  public static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: ModifierNode<Self>.self)
    node.update(modifier)
    node.updateContent(content)
  }
}
