/// Structure: a fixed number of views, one after another.
final class ListNode: _ViewNode {
  var children: [_ViewNode] = []

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func appendLayoutNodes(to list: inout [_LayoutNode]) {
    for child in children { child.appendLayoutNodes(to: &list) }
  }
}
