/// Acts when what a view says for a preference differs from what it said at the last layout.
nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: ViewModifier
where K.Value: Equatable {
  typealias Body = Never

  let action: (K.Value) -> Void

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = PreferenceChangeNode<K>(modifier.action, inputs)
    node.content = inputs.makeNode(content, under: node)
    inputs.graph.watch(node)
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: PreferenceChangeNode<K>.self)
    node.action = modifier.action
    V._updateNode(node.content, content)
  }
}

/// Structure: the value that a ``PreferenceChangeModifier`` saw last.
final class PreferenceChangeNode<Key: PreferenceKey>: WrapperNode, LayoutWatcher
where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  private(set) var hasLeft = false
  private var last = Key.defaultValue
  private var epoch = -1
  private var history = ChangeHistory<Key.Value>()

  init(_ action: @escaping (Key.Value) -> Void, _ inputs: _ViewInputs) {
    self.action = action
    super.init(inputs)
  }

  override func willLeave() {
    hasLeft = true
  }

  override var pathLabel: String? { "onPreferenceChange" }

  func look() {
    guard epoch != graph.preferenceEpoch else { return }
    epoch = graph.preferenceEpoch
    let value = content.preference(Key.self) ?? Key.defaultValue
    guard value != last else { return }
    last = value
    guard history.note(value, seenBy: self) else { return }
    graph.actions.append { [self] in action(value) }
  }
}

extension View {
  /// Acts after a layout in which the views inside said something else for a preference than in
  /// the one before; after the first one if it is not the default.
  ///
  /// If the action changes state, the views are laid out again; a value that comes back among
  /// the last three of one update ends it with ``HeadlessUIError/cycle(path:values:)``.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
