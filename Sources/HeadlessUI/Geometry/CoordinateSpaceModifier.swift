/// A name for the coordinate space of a view.
nonisolated struct CoordinateSpaceModifier: ViewModifier {
  typealias Body = Never

  let name: AnyHashable

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = CoordinateSpaceNode(modifier.name, inputs)
    node.attach(content)
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: CoordinateSpaceNode.self)
    node.update(modifier.name)
    node.updateContent(content)
  }
}

/// The node of a named space.
final class CoordinateSpaceNode: UnaryNode {
  private var name: AnyHashable

  init(_ name: AnyHashable, _ inputs: _ViewInputs) {
    self.name = name
    super.init(inputs)
  }

  func update(_ new: AnyHashable) {
    guard name != new else { return }
    name = new
    replaceCopies()
  }

  override var spaceName: AnyHashable? { name }

  override func makeCopy() -> UnaryNode { CoordinateSpaceNode(name, inputs) }

  override var typeName: String { "coordinateSpace" }

  override var isTransparent: Bool { true }
}

extension View {
  /// Gives the space of the view a name, by which views inside can give their frames in it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Gives the space of the view a name, by which views inside can give their frames in it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
