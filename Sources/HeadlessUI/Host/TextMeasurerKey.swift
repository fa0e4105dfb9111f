public import TextMetrics

/// The measurer of a tree without one of its own; ``LayoutHost`` sets one for the whole tree.
private enum TextMeasurerKey: EnvironmentKey {
  static var defaultValue: any TextMeasurer { EmbeddedMeasurer() }
}

extension EnvironmentValues {
  /// What measures text. Belongs, like the views, to the thread that lays out.
  public var textMeasurer: any TextMeasurer {
    get { self[TextMeasurerKey.self] }
    set { self[TextMeasurerKey.self] = newValue }
  }
}
