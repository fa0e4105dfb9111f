/// Several views, one after another.
nonisolated public struct TupleView<each Content: View>: View {
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ListNode(inputs)
    repeat node.children.append(inputs.makeNode(each view.content, under: node))
    return node
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: ListNode.self)
    var index = 0
    for content in repeat each view.content {
      update(node.children[index], content)
      index += 1
    }
  }

  private static func update<V: View>(_ node: _ViewNode, _ view: V) {
    V._updateNode(node, view)
  }
}
