/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never

  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ChoiceNode(inputs)
    node.show(branch: view.branch, make: view.makeContent)
    return node
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: ChoiceNode.self)
    guard node.branch == view.branch, let content = node.content else {
      return node.replace(branch: view.branch, make: view.makeContent)
    }
    switch view.storage {
    case .first(let view): TrueContent._updateNode(content, view)
    case .second(let view): FalseContent._updateNode(content, view)
    }
  }

  private var branch: Int {
    switch storage {
    case .first: 1
    case .second: 2
    }
  }

  private func makeContent(_ inputs: _ViewInputs, under node: _ViewNode) -> _ViewNode {
    switch storage {
    case .first(let view): inputs.makeNode(view, under: node)
    case .second(let view): inputs.makeNode(view, under: node)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ChoiceNode(inputs)
    if let view {
      node.show(branch: 1) { $0.makeNode(view, under: $1) }
    }
    return node
  }

  nonisolated public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: ChoiceNode.self)
    guard let view else { return node.replaceWithNothing() }
    if let content = node.content {
      Wrapped._updateNode(content, view)
    } else {
      node.replace(branch: 1) { $0.makeNode(view, under: $1) }
    }
  }
}
