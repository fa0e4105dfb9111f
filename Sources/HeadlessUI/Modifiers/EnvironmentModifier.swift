/// A change of the environment of a view.
@usableFromInline nonisolated struct EnvironmentModifier<Value>: ViewModifier {
  @usableFromInline typealias Body = Never

  let value: Value
  /// Puts the value into an environment.
  let apply: (inout EnvironmentValues, Value) -> Void
  /// Whether the values set before have a say, so that the change is applied anew whenever
  /// they change.
  var transforms = false

  // Inlined into the witnesses of the protocol, which know the type of the modifier as a whole.
  @inline(__always)
  @usableFromInline static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = EnvironmentNode(modifier, inputs)
    node.content = node.innerInputs.makeNode(content, under: node)
    return node
  }

  @inline(__always)
  @usableFromInline static func _updateNode<V: View>(
    _ node: _ViewNode, _ modifier: Self, _ content: V
  ) {
    let node = unsafeDowncast(node, to: EnvironmentNode<Value>.self)
    node.update(modifier)
    V._updateNode(node.content, content)
  }
}

/// Structure: a view in a changed environment.
final class EnvironmentNode<Value>: WrapperNode {
  private var modifier: EnvironmentModifier<Value>
  private var inner: EnvironmentValues

  init(_ modifier: EnvironmentModifier<Value>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    inner = inputs.environment
    modifier.apply(&inner, modifier.value)
    super.init(inputs)
  }

  /// What the modifier sets.
  private var keys: EnvironmentKeys { inner.keysSet(since: environment) }

  /// What the content is made with.
  var innerInputs: _ViewInputs {
    var inputs = inputs
    inputs.environment = inner
    return inputs
  }

  func update(_ new: EnvironmentModifier<Value>) {
    let isSame =
      HeadlessUI.isSame(modifier.value, new.value)
      && (!new.transforms || HeadlessUI.isSame(modifier.apply, new.apply))
    modifier = new
    guard !isSame else { return }
    let set = keys
    apply()
    handOn(changed: set)
  }

  override func environmentChanged(to environment: EnvironmentValues, keys: EnvironmentKeys) {
    let before = inner
    let set = modifier.transforms ? [] : self.keys
    setEnvironment(environment)
    apply()
    // Where the modifier sets a part of a value, the rest of it may have changed.
    let changed =
      set.isDisjoint(with: keys)
      ? keys : keys.filter { !set.contains($0) || !inner.isSame($0, as: before) }
    handOn(changed: changed)
  }

  private func apply() {
    inner = environment
    modifier.apply(&inner, modifier.value)
  }

  private func handOn(changed: EnvironmentKeys) {
    content.environmentChanged(to: inner, keys: changed.union(modifier.transforms ? keys : []))
  }
}

extension View {
  /// Sets a value of the environment without a key path, which takes many times as long.
  nonisolated func setting<V>(
    _ value: V, _ set: @escaping (inout EnvironmentValues, V) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier<V>> {
    modifier(EnvironmentModifier(value: value, apply: set))
  }

  /// Sets a value of the environment for this view and all inside it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    setting(value) { $0[keyPath: keyPath] = $1 }
  }

  /// Puts an object into the environment, to be read by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    setting(object) { $0[object: T.self] = $1 }
  }

  /// Changes a value of the environment for this view and all inside it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier(
        value: (), apply: { environment, _ in transform(&environment[keyPath: keyPath]) },
        transforms: true))
  }
}
