package import Foundation

extension LayoutHost {
  /// Calls a function with the frames that the last layout left in sight: that of each view
  /// without views inside, and that of each view that clips.
  ///
  /// In the order of the tree, those in sheets last; in the space of the window, in points. What
  /// was out of sight is not laid out for it, as it would be for ``snapshot()``.
  ///
  /// - Complexity: O(views in sight and their siblings); allocates nothing.
  package func forEachVisibleFrame(_ body: (CGRect) -> Void) {
    root?.visitVisibleFrames(in: .zero, visible: window, body)
    for sheet in graph.sheets { sheet.visitVisibleFrames(in: .zero, visible: window, body) }
  }
}

extension _LayoutNode {
  /// - Parameters:
  ///   - origin: Of the container, in the space of the window.
  ///   - visible: What can be seen, in the space of the container.
  fileprivate func visitVisibleFrames(
    in origin: CGPoint, visible: CGRect, _ body: (CGRect) -> Void
  ) {
    guard frame.minX <= visible.maxX, frame.maxX >= visible.minX, frame.minY <= visible.maxY,
      frame.maxY >= visible.minY, !hides
    else { return }
    let own = frame.offsetBy(dx: origin.x, dy: origin.y)
    let count = layoutChildCount
    if count == 0 || clips { body(own) }
    let bounds = CGRect(origin: .zero, size: frame.size)
    let around = visible.offsetBy(dx: -frame.minX, dy: -frame.minY)
    let visible = clips ? around.common(with: bounds) : around
    let isMirrored = environment.layoutDirection == .rightToLeft
    for index in 0..<count {
      let child = layoutChild(at: index)
      // What the layout did not reach has the frame of an earlier one.
      guard child.container === self,
        child.placement?.mayReach(visible, mirroredIn: isMirrored ? bounds : nil) ?? true
      else { continue }
      child.visitVisibleFrames(in: own.origin, visible: visible, body)
    }
  }
}
