import TextMetrics

/// Measures a text by a function, and counts how often.
final class StubMeasurer: TextMeasurer {
  private let width: (String) -> Double
  private(set) var calls = 0

  init(width: @escaping (String) -> Double = { Double($0.utf8.count) * 7.3 }) {
    self.width = width
  }

  var description: MeasurerDescription { MeasurerDescription(kind: .embedded, font: "stub") }

  func size(of text: String, fontSize: Double) -> TextSize {
    calls += 1
    return TextSize(width: width(text), height: 16)
  }
}
