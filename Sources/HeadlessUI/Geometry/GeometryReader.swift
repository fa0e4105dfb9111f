/// Views that are built for the size they get.
///
/// Takes all the space proposed, 10 pt along an axis that nothing is proposed along, and puts
/// its views at its top leading corner, on top of each other. They are built anew when the size
/// changes; when only the place does, if they asked for it.
nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = GeometryReaderNode(view, inputs)
    node.watchFrame()
    inputs.graph.watch(node)
    return node
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: GeometryReaderNode<Content>.self).update(view)
  }
}
