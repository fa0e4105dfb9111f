/// A view that is a layout with views inside, under a name of its own.
nonisolated public protocol _ContainerView: View where Body == Never {
  associatedtype _Layout: Layout
  associatedtype _Content: View

  /// The name in snapshots.
  static var _name: String { get }
  var _layout: _Layout { get }
  var _content: _Content { get }
}

extension _ContainerView {
  // Inlined into each conformance, where the type of the node is then known.
  @inline(__always)
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view._layout, content: view._content, name: _name, inputs)
  }

  @inline(__always)
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ContainerNode<_Layout>.self).update(
      view._layout, content: view._content)
  }
}
