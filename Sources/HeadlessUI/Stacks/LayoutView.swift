/// A layout used as a container.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view.layout, content: view.content, name: nil, inputs)
  }

  static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ContainerNode<L>.self).update(view.layout, content: view.content)
  }
}

extension Layout {
  /// The layout as a container of views.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}
