/// Acts when a view comes into the tree, or when it has left.
nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never

  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = AppearanceNode(modifier, inputs)
    node.content = inputs.makeNode(content, under: node)
    if let appear = modifier.appear { inputs.graph.actions.append(appear) }
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: AppearanceNode.self)
    node.modifier = modifier
    V._updateNode(node.content, content)
  }
}

/// Structure: what to do when the view has left the tree.
final class AppearanceNode: WrapperNode {
  var modifier: AppearanceModifier

  init(_ modifier: AppearanceModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  override func willLeave() {
    if let disappear = modifier.disappear { graph.actions.append(disappear) }
  }
}

extension View {
  /// Acts when the view has come into the tree, before it is laid out.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action))
  }

  /// Acts when the view has left the tree.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(disappear: action))
  }
}
