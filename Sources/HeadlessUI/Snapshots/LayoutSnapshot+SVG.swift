extension LayoutSnapshot {
  /// The snapshot as an SVG that a browser shows: labels, shapes, backgrounds and clipping, one
  /// point a pixel.
  ///
  /// Only the snapshot of a whole window, from ``LayoutHost/snapshot()``, has a picture. Letters
  /// are drawn in the fonts of whoever looks at it, and stretched to the widths measured.
  public func svg() -> String {
    SVGWriter.document(picture, size: frame.size)
  }
}
