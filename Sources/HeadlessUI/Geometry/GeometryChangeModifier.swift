/// Acts when a value derived from the geometry of a view differs from that of the last layout.
nonisolated struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = GeometryChangeNode(GeometryChangeSource(modifier), inputs)
    node.attach(content)
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: GeometryChangeNode<Value>.self)
    node.source.modifier = modifier
    node.updateContent(content)
  }
}

/// The modifier of several nodes, one around each view.
final class GeometryChangeSource<Value: Equatable> {
  var modifier: GeometryChangeModifier<Value>

  init(_ modifier: GeometryChangeModifier<Value>) {
    self.modifier = modifier
  }
}

/// The node of a ``GeometryChangeModifier``.
final class GeometryChangeNode<Value: Equatable>: UnaryNode, LayoutWatcher {
  let source: GeometryChangeSource<Value>
  private(set) var hasLeft = false
  private var last: Value?
  private var history = ChangeHistory<Value>()

  init(_ source: GeometryChangeSource<Value>, _ inputs: _ViewInputs) {
    self.source = source
    super.init(inputs)
    watchFrame()
    graph.watch(self)
  }

  override func makeCopy() -> UnaryNode { GeometryChangeNode(source, inputs) }

  override func willLeave() {
    hasLeft = true
  }

  override var typeName: String { "onGeometryChange" }

  override var isTransparent: Bool { true }

  /// What was not placed yet, like a view that did not fit, has no geometry.
  func look() {
    guard child != nil, container != nil else { return }
    let value = source.modifier.value(GeometryProxy(of: self))
    guard value != last else { return }
    let old = last ?? value
    last = value
    guard history.note(value, seenBy: self) else { return }
    graph.actions.append { [source] in source.modifier.action(old, value) }
  }
}

extension View {
  /// Acts after the first layout of the view, and after each one from which another value
  /// follows than from the one before.
  ///
  /// If the action changes state, the views are laid out again. A value that comes back among
  /// the last three of one update ends it with ``HeadlessUIError/cycle(path:values:)``, without
  /// another call of the action.
  ///
  /// - Parameters:
  ///   - type: Of the value.
  ///   - transform: Makes the value of the view's size and place.
  ///   - action: Gets the new value.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { _, new in action(new) })
  }

  /// Acts after the first layout of the view, and after each one from which another value
  /// follows than from the one before, with the old and the new value; the first time both are
  /// the same.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
