/// A view with an explicit id: another id is another view, with new state.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = IDNode(inputs)
    node.show(id: view.id) { $0.makeNode(view.content, under: $1) }
    return node
  }

  static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: IDNode.self)
    if let content = node.content, node.id == AnyHashable(view.id) {
      Content._updateNode(content, view.content)
    } else {
      node.removeContent()
      node.show(id: view.id) { $0.makeNode(view.content, under: $1) }
      node.listChanged()
    }
  }
}

/// The node of a view with an explicit id.
final class IDNode: ChoiceNodeBase {
  private(set) var id: AnyHashable = 0

  func show(id: AnyHashable, make: (_ViewInputs, _ViewNode) -> _ViewNode) {
    self.id = id
    content = make(inputs, self)
  }

  override func explicitID(of child: _ViewNode) -> AnyHashable? { id }
}

extension View {
  /// Makes the view another one, without the state of the last, whenever `id` changes.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
