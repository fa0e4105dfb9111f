/// What a view says for a preference.
nonisolated struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  enum Statement {
    /// Instead of what the views inside say.
    case value(K.Value)
    /// A change of what they say.
    case transform((inout K.Value) -> Void)
  }

  let statement: Statement

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = PreferenceNode<K>(modifier.statement, inputs)
    node.content = inputs.makeNode(content, under: node)
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: PreferenceNode<K>.self)
    node.update(modifier.statement)
    V._updateNode(node.content, content)
  }
}

/// Structure: a view that says something for a preference.
final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
  private var statement: PreferenceModifier<Key>.Statement

  init(_ statement: PreferenceModifier<Key>.Statement, _ inputs: _ViewInputs) {
    self.statement = statement
    super.init(inputs)
    graph.preferenceEpoch += 1
  }

  func update(_ new: PreferenceModifier<Key>.Statement) {
    if case .value(let old) = statement, case .value(let value) = new, isSame(old, value) {
      return
    }
    statement = new
    graph.preferenceEpoch += 1
  }

  override func willLeave() {
    graph.preferenceEpoch += 1
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return super.preference(key) }
    switch statement {
    case .value(let value):
      return value as? K.Value
    case .transform(let transform):
      var value = super.preference(Key.self) ?? Key.defaultValue
      transform(&value)
      return value as? K.Value
    }
  }
}

extension View {
  /// Says a value for a preference, instead of what the views inside say.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(statement: .value(value)))
  }

  /// Changes what the views inside say for a preference, or its default.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(statement: .transform(callback)))
  }
}
