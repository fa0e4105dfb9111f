/// What a view's node is made with.
nonisolated public struct _ViewInputs {
  unowned(unsafe) let graph: ViewGraph
  unowned(unsafe) var parent: _ViewNode?
  var environment: EnvironmentValues
  var depth: Int

  /// Makes the node of a view inside `parent`'s.
  ///
  /// All nodes but the root's are made here, so that the depth of the tree is checked in one
  /// place. Beyond ``LayoutDefaults/maximumDepth`` nothing is made, and the graph has failed.
  func makeNode<V: View>(_ view: V, under parent: _ViewNode) -> _ViewNode {
    var inputs = self
    inputs.parent = parent
    inputs.depth = parent.depth + 1
    guard inputs.depth <= LayoutDefaults.maximumDepth else {
      graph.fail(.tooDeep(limit: LayoutDefaults.maximumDepth, path: parent.path))
      return ListNode(inputs)
    }
    return V._makeNode(view, inputs)
  }
}
