/// Structure: at most one view, which may be replaced by another one.
class ChoiceNodeBase: _ViewNode {
  final var content: _ViewNode?

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func appendLayoutNodes(to list: inout [_LayoutNode]) {
    content?.appendLayoutNodes(to: &list)
  }

  final func removeContent() {
    content?.dismantle()
    content = nil
  }
}

/// The node of an `if`, a `switch` or an optional.
final class ChoiceNode: ChoiceNodeBase {
  private(set) var branch = 0

  func show(branch: Int, make: (_ViewInputs, _ViewNode) -> _ViewNode) {
    self.branch = branch
    content = make(inputs, self)
  }

  func replace(branch: Int, make: (_ViewInputs, _ViewNode) -> _ViewNode) {
    removeContent()
    show(branch: branch, make: make)
    listChanged()
  }

  func replaceWithNothing() {
    guard content != nil else { return }
    removeContent()
    branch = 0
    listChanged()
  }
}
