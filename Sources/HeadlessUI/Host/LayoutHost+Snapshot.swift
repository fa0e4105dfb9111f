extension LayoutHost {
  /// The views as the last layout left them, with all frames, those of views out of sight too.
  ///
  /// The root is the window; it has the type `Root`. Each presented sheet is a further root, of
  /// the type `Sheet`. Of a lazy stack in a scroll view, the rows made for the layout are there.
  ///
  /// - Complexity: O(views); the sizes of what was out of sight are computed now.
  public func snapshot() -> LayoutSnapshot {
    var snapshot = LayoutSnapshot(type: "Root", frame: window)
    guard let root else { return snapshot }
    root.resolveAll()
    snapshot.children = SnapshotMaker(root, window: window).children()
    snapshot.sheets = graph.sheets.map { sheet in
      sheet.resolveAll()
      let visible = window.common(with: sheet.frame)
      return LayoutSnapshot(
        type: sheet.typeName, frame: sheet.frame,
        children: SnapshotMaker(sheet, window: visible).children())
    }
    snapshot.picture = PictureMaker.picture(of: root, sheets: graph.sheets, window: window)
    return snapshot
  }
}
