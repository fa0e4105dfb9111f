/// Acts when a value differs from that of the last update.
nonisolated struct OnChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = OnChangeNode(modifier.value, inputs)
    node.content = inputs.makeNode(content, under: node)
    if modifier.isInitial {
      let value = modifier.value
      inputs.graph.actions.append { modifier.action(value, value) }
    }
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: OnChangeNode<Value>.self)
    let old = node.value
    if old != modifier.value {
      node.value = modifier.value
      node.graph.actions.append { modifier.action(old, modifier.value) }
    }
    V._updateNode(node.content, content)
  }
}

/// Structure: the value that an ``OnChangeModifier`` saw last.
final class OnChangeNode<Value: Equatable>: WrapperNode {
  var value: Value

  init(_ value: Value, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
  }
}

extension View {
  /// Acts, before the next layout, when a value changed since the last update.
  ///
  /// - Parameters:
  ///   - value: What is watched.
  ///   - initial: Whether to act as well when the view appears.
  ///   - action: Gets the old and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Acts, before the next layout, when a value changed since the last update.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Acts, before the next layout, when a value changed since the last update.
  @available(*, deprecated, message: "Use onChange with a two or zero parameter action instead.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
