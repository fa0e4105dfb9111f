/// Views behind or in front of another one, made of what it says for a preference.
nonisolated struct PreferenceLayerModifier<K: PreferenceKey, Layer: View>: ViewModifier {
  typealias Body = Never

  let alignment: Alignment
  let isBehind: Bool
  let layer: (K.Value) -> Layer

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = PreferenceLayerNode(modifier, inputs)
    node.attach(content)
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: PreferenceLayerNode<K, Layer>.self)
    node.updateContent(content)
    node.update(modifier)
  }
}

extension View {
  /// Shows views in front of this one, made of what it says for a preference.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, layer: transform))
  }

  /// Shows views behind this one, made of what it says for a preference.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, layer: transform))
  }
}
