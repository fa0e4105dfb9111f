/// Structure around one view: something is set or watched, and nothing laid out.
class WrapperNode: _ViewNode {
  private var kept: _ViewNode?

  /// Set once, by whoever makes the node.
  final var content: _ViewNode {
    get {
      guard let kept else { preconditionFailure("A wrapper gets its content when it is made.") }
      return kept
    }
    set { kept = newValue }
  }

  override final var onlyLayoutNode: _LayoutNode? { content.onlyLayoutNode }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let kept { body(kept) }
  }

  override func appendLayoutNodes(to list: inout [_LayoutNode]) {
    content.appendLayoutNodes(to: &list)
  }
}
