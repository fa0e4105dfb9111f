import Foundation

/// Makes the picture of nodes whose frames are all current.
enum PictureMaker {
  /// The picture of a node and those inside, in the space of the node's container.
  static func picture(of node: _LayoutNode) -> _Picture {
    var picture = _Picture()
    append(node, to: &picture, origin: .zero)
    return picture
  }

  private static func append(
    _ node: _LayoutNode, to picture: inout _Picture, origin: CGPoint
  ) {
    guard !node.hides else { return }
    let corner = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
    guard let effect = effect(of: node) else {
      return appendContent(of: node, to: &picture, at: corner)
    }
    var inner = _Picture()
    appendContent(of: node, to: &inner, at: .zero)
    if !inner.items.isEmpty { picture.append(.group(inner, effect), at: corner) }
  }

  private static func appendContent(
    of node: _LayoutNode, to picture: inout _Picture, at corner: CGPoint
  ) {
    picture.append(node.picture, at: corner)
    for index in 0..<node.layoutChildCount {
      append(node.layoutChild(at: index), to: &picture, origin: corner)
    }
  }

  private static func effect(of node: _LayoutNode) -> _PictureEffect? {
    if let effect = node.pictureEffect { return effect }
    guard node.clips else { return nil }
    return _PictureEffect(.clip(Path(CGRect(origin: .zero, size: node.frame.size))))
  }
}
