import Foundation

/// Makes a snapshot of nodes whose frames are all current.
struct SnapshotMaker {
  /// Where something can be seen, in the space of the window; nil where nothing can.
  private var visible: CGRect?
  private var origin: CGPoint
  /// The node whose children are looked at: nothing outside of it names them.
  private let container: _LayoutNode

  init(_ container: _LayoutNode, window: CGRect) {
    self.container = container
    visible = window
    origin = container.frame.origin
  }

  /// The views inside the container.
  func children() -> [LayoutSnapshot] {
    (0..<container.layoutChildCount).flatMap { snapshots(of: container.layoutChild(at: $0)) }
  }

  private func snapshots(of node: _LayoutNode) -> [LayoutSnapshot] {
    var inner = SnapshotMaker(node, outer: self)
    if node.hides { inner.visible = nil }
    let frame = CGRect(origin: inner.origin, size: node.frame.size)
    if node.clips { inner.visible = inner.visible.map { $0.common(with: frame) } }
    let children = inner.children()
    guard !node.isTransparent else { return children }
    let (id, names) = identity(of: node)
    let snapshot = LayoutSnapshot(
      type: node.typeName, id: id, text: node.text, frame: frame,
      isHidden: !isSeen(frame, in: inner.visible), isTruncated: node.isTruncated,
      children: children)
    return [
      names.reduce(snapshot) { snapshot, name in
        LayoutSnapshot(
          type: name, id: id, frame: frame, isHidden: snapshot.isHidden, children: [snapshot])
      }
    ]
  }

  private init(_ node: _LayoutNode, outer: SnapshotMaker) {
    container = node
    visible = outer.visible
    origin = CGPoint(
      x: outer.origin.x + node.frame.minX, y: outer.origin.y + node.frame.minY)
  }

  /// A view without size is seen where its corner is.
  private func isSeen(_ frame: CGRect, in visible: CGRect?) -> Bool {
    guard let visible, !visible.isNull else { return false }
    return frame.minX < visible.maxX && frame.minY < visible.maxY
      && (frame.maxX > visible.minX || frame.minX == visible.minX)
      && (frame.maxY > visible.minY || frame.minY == visible.minY)
  }

  /// The id of a node, and the names of the views with bodies between it and its container,
  /// the inner ones first, if it is all that they show.
  private func identity(of node: _LayoutNode) -> (id: String?, names: [String]) {
    var id: String?
    var names: [String] = []
    var current: _ViewNode = node
    while let parent = current.parent, parent !== container {
      if id == nil { id = parent.explicitID(of: current).map { "\($0.base)" } }
      if parent.asLayoutNode == nil, let name = parent.pathLabel, parent.layoutNodeCount == 1 {
        names.append(name)
      }
      if parent.asLayoutNode != nil { break }
      current = parent
    }
    return (id, names)
  }
}

extension _ViewNode {
  /// How many nodes the node contributes to its container.
  fileprivate var layoutNodeCount: Int {
    var list: [_LayoutNode] = []
    appendLayoutNodes(to: &list)
    return list.count
  }
}
