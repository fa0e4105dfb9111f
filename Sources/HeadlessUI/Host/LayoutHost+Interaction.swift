public import Foundation

/// What a person would do on a screen. Each takes effect at the next layout.
extension LayoutHost {
  /// Scrolls a scroll view as far as its content reaches.
  ///
  /// - Parameters:
  ///   - offset: How far the top leading corner of the content, with its margins, is beyond that
  ///     of the scroll view, in points.
  ///   - id: The id that `id(_:)` or a `ForEach` gave the scroll view; the first one if nil.
  /// - Throws: ``HeadlessUIError/noScrollView(id:)``.
  /// - Complexity: O(views).
  public func scroll(to offset: CGPoint, in id: AnyHashable? = nil) throws(HeadlessUIError) {
    guard let root, let scrollView = root.firstScrollView(id) else {
      throw .noScrollView(id: id.map { "\($0.base)" })
    }
    scrollView.scroll(to: offset)
  }

  /// Drags the sheet on top to a detent, where it stays as long as that is one of its own and
  /// active. The sheet's `selection` changes with it.
  ///
  /// - Throws: ``HeadlessUIError/noSheet``.
  public func dragSheet(to detent: PresentationDetent) throws(HeadlessUIError) {
    guard let sheet = graph.sheets.last else { throw .noSheet }
    sheet.drag(to: detent)
  }
}

extension _ViewNode {
  /// The first scroll view in the tree with an id.
  fileprivate func firstScrollView(_ id: AnyHashable?) -> ScrollViewNode? {
    var waiting: [_ViewNode] = [self]
    while let node = waiting.popLast() {
      if let scrollView = node as? ScrollViewNode, id == nil || scrollView.hasID(id) {
        return scrollView
      }
      var children: [_ViewNode] = []
      node.forEachChild { children.append($0) }
      waiting += children.reversed()
    }
    return nil
  }

  /// Whether a view with an id consists of this one, modifiers aside.
  private func hasID(_ id: AnyHashable?) -> Bool {
    var node = self
    while let parent = node.parent {
      if let found = parent.explicitID(of: node) { return found == id }
      if parent.stackAxis != nil { return false }
      node = parent
    }
    return false
  }
}
