/// No view: it takes no place in a container.
nonisolated public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ListNode(inputs)
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}
