import TextMetrics

/// Answers with the length in bytes, and counts how often it was asked.
final class CountingMeasurer: TextMeasurer {
  let description = MeasurerDescription(kind: .embedded, font: "none")
  private(set) var calls = 0

  func size(of text: String, fontSize: Double) -> TextSize {
    calls += 1
    return TextSize(width: Double(text.utf8.count), height: fontSize)
  }
}
