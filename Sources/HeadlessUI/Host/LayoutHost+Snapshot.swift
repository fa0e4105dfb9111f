extension LayoutHost {
  /// The views as the last layout left them, with all frames, those of views out of sight too.
  ///
  /// The root is the window; it has the type `Root`.
  ///
  /// - Complexity: O(views); the sizes of what was out of sight are computed now.
  public func snapshot() -> LayoutSnapshot {
    var snapshot = LayoutSnapshot(type: "Root", frame: window)
    guard let root else { return snapshot }
    root.resolveAll()
    snapshot.children = SnapshotMaker(root, window: window).children()
    snapshot.picture = PictureMaker.picture(of: root)
    return snapshot
  }
}
