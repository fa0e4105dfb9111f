import Analysis
import Measurement
import Testing

@testable import LayoutSuites

@Suite struct FlowAdviceTests {
  private func row(
    _ workload: String, _ strategy: String, items: Int = 1000, calls: Int, lines: Int = 9,
    nanoseconds: Double?
  ) -> ResultRow {
    let key = CellKey(
      suite: "flow", workload: workload, measurer: "m", memo: "on", items: items, width: 680)
    let time = nanoseconds.map { time in
      Sample(launch: 0, round: 0, iterations: 1, nanoseconds: Int(time))
    }
    let counts = WorkCounts(["measure_calls": calls, "line_breaks": lines])
    let record = ContenderRecord(
      name: strategy, status: time == nil ? .overBudget : .ok, counts: counts,
      samples: time.map { Array(repeating: $0, count: 12) } ?? [])
    return Recording(cells: [CellRecord(key: key, contenders: [record])]).resultRows()[0]
  }

  @Test("Without rows that show it, nothing is said")
  func nothing() {
    #expect(FlowAdvice([]).sentences.isEmpty)
    #expect(FlowAdvice([row("resize", "plain", calls: 2000, nanoseconds: 9e4)]).sentences.isEmpty)
    let unmeasured = [
      row("resize", "plain", calls: 2000, nanoseconds: nil),
      row("resize", "cached", calls: 0, nanoseconds: 1e4),
    ]
    #expect(FlowAdvice(unmeasured).sentences.isEmpty)
  }

  @Test("A cache is advised with the questions it saves, at the largest size measured")
  func caching() {
    let rows = [
      row("resize", "plain", items: 10, calls: 20, nanoseconds: 9e4),
      row("resize", "cached", items: 10, calls: 0, nanoseconds: 1e4),
      row("resize", "plain", items: 1000, calls: 2000, nanoseconds: 9e6),
      row("resize", "cached", items: 1000, calls: 0, nanoseconds: 1e6),
    ]
    let sentences = FlowAdvice(rows).sentences
    #expect(sentences.count == 1)
    #expect(sentences[0].contains("for 1000 items it asks 0 times for a size instead of 2000"))
    #expect(sentences[0].contains("times faster"))
  }

  @Test("No speed-up is claimed that was not measured")
  func noFalseClaims() {
    let rows = [
      row("append", "plain", calls: 500_500, nanoseconds: 1e6),
      row("append", "cached", calls: 1000, nanoseconds: 1e6),
      row("edit", "cached", calls: 1000, lines: 120, nanoseconds: 1e6),
      row("edit", "incremental", calls: 1, lines: 4, nanoseconds: 1e6),
    ]
    let sentences = FlowAdvice(rows).sentences
    #expect(sentences.count == 2)
    #expect(sentences.allSatisfy { !$0.contains("times faster") })
  }

  @Test("Mending is advised with the questions and lines that it saves")
  func mending() {
    let cached = row("edit", "cached", calls: 1000, lines: 120, nanoseconds: 9e6)
    let mended = row("edit", "incremental", calls: 1, lines: 4, nanoseconds: 1e6)
    let sentences = FlowAdvice([cached, mended]).sentences
    #expect(sentences.count == 1)
    #expect(sentences[0].contains("asks 1 times for a size instead of 1000"))
    #expect(sentences[0].contains("breaks 4 lines instead of 120, and is at least"))
    let asking = row("edit", "incremental", calls: 1000, lines: 4, nanoseconds: 1e6)
    #expect(FlowAdvice([cached, asking]).sentences.isEmpty)
  }
}
