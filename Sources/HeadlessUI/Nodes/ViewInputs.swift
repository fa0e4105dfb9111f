/// What a view's node is made with.
nonisolated public struct _ViewInputs {
  unowned(unsafe) let graph: ViewGraph
  unowned(unsafe) var parent: _ViewNode?
  // Passed from node to node down the tree, of which each keeps it for itself.
  private var borrowedEnvironment: EnvironmentValues.Borrowed
  var depth: Int

  /// - Parameter environment: Somebody else holds it until the node is made.
  init(graph: ViewGraph, parent: _ViewNode?, environment: EnvironmentValues, depth: Int) {
    self.graph = graph
    self.parent = parent
    borrowedEnvironment = EnvironmentValues.Borrowed(environment)
    self.depth = depth
  }

  /// Whoever sets it holds it until the node is made.
  var environment: EnvironmentValues {
    get { borrowedEnvironment.values }
    set { borrowedEnvironment = EnvironmentValues.Borrowed(newValue) }
  }

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
