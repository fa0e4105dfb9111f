import Foundation

/// Makes the picture of nodes whose frames are all current.
enum PictureMaker {
  /// How dark the window is behind a sheet.
  private static let shade = 0.2
  /// Of a sheet, in points.
  private static let cornerRadius: CGFloat = 10

  /// The picture of a window and the sheets on it, the one on top last.
  static func picture(of root: _LayoutNode, sheets: [_LayoutNode], window: CGRect) -> _Picture {
    var picture = _Picture()
    append(root, to: &picture, origin: .zero)
    for sheet in sheets {
      let environment = sheet.environment
      picture.append(
        _Picture(filling: Path(window), Color.black.opacity(shade), environment), at: .zero)
      let outline = Path(
        roundedRect: CGRect(origin: .zero, size: sheet.frame.size), cornerRadius: cornerRadius)
      var inner = _Picture(filling: outline, BackgroundStyle(), environment)
      appendContent(of: sheet, to: &inner, at: .zero)
      picture.append(
        .group(inner, _PictureEffect(.clip(outline))), at: sheet.frame.origin)
    }
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
    picture.append(node.frontPicture, at: corner)
  }

  private static func effect(of node: _LayoutNode) -> _PictureEffect? {
    if let effect = node.pictureEffect { return effect }
    guard node.clips else { return nil }
    return _PictureEffect(.clip(Path(CGRect(origin: .zero, size: node.frame.size))))
  }
}
