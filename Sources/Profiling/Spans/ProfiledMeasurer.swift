public import TextMetrics

/// Measures as another measurer does, and has a profiler know of each text.
public final class ProfiledMeasurer: TextMeasurer {
  private let base: any TextMeasurer
  private let profiler: LayoutProfiler
  private let kind: (String) -> String

  /// - Parameter kind: The name of the entry that a text belongs to.
  public init(
    _ base: any TextMeasurer, profiler: LayoutProfiler,
    kind: @escaping (String) -> String = { _ in "measured text" }
  ) {
    self.base = base
    self.profiler = profiler
    self.kind = kind
  }

  public var description: MeasurerDescription { base.description }

  public var missingCharacters: Int { base.missingCharacters }

  public func size(of text: String, fontSize: Double) -> TextSize {
    profiler.measure(text, as: kind(text)) { base.size(of: text, fontSize: fontSize) }
  }
}
