import Testing
import TextMetrics

@Suite struct ReplayMeasurerTests {
  private let measurer = ReplayMeasurer(
    [
      RecordedCost(label: "Sketch", width: 50, nanoseconds: 200),
      RecordedCost(label: "Shapes", width: 55, nanoseconds: 300),
      RecordedCost(label: "Color samples", width: 100, nanoseconds: 20_000_000),
    ], source: "phone.csv")

  @Test func recordedWidthsAreGiven() {
    #expect(measurer.size(of: "Sketch", fontSize: 14).width == 50)
    #expect(measurer.size(of: "Sketch", fontSize: 28).width == 100)
    #expect(measurer.unrecorded == 0)
  }

  @Test func theRecordedTimeIsSpent() {
    // Never less than what was recorded, however slow the machine.
    let time = ContinuousClock().measure {
      _ = measurer.size(of: "Color samples", fontSize: 14)
    }
    #expect(time >= .milliseconds(20))
  }

  @Test func otherLabelsAreScaledAndCounted() {
    let embedded = EmbeddedMeasurer()
    let ratios = [("Sketch", 50.0), ("Shapes", 55), ("Color samples", 100)].map { label, width in
      width / embedded.size(of: label, fontSize: 14).width
    }.sorted()
    let width = measurer.size(of: "3 more", fontSize: 14).width
    #expect(abs(width - embedded.size(of: "3 more", fontSize: 14).width * ratios[1]) < 1e-9)
    #expect(measurer.unrecorded == 1)
  }

  @Test func reportsNameTheSource() {
    #expect(measurer.description.kind == .replay)
    #expect(measurer.description.font.contains("phone.csv"))
    #expect(throws: TextMetricsError.replayWithoutFile) {
      try MeasurerSelection.select(kind: .replay)
    }
  }
}
