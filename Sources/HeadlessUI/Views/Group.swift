/// Several views that are modified together and laid out as if they were not grouped.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._makeNode(view.content, inputs)
  }

  nonisolated public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Content._updateNode(node, view.content)
  }
}
