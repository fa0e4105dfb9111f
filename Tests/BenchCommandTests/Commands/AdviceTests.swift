import Analysis
import Measurement
import Testing

@testable import BenchCommand

@Suite struct AdviceTests {
  private func row(_ suite: String, items: Int) -> ResultRow {
    ResultRow(
      key: CellKey(suite: suite, workload: "w", measurer: "m", memo: "off", items: items),
      strategy: "plain")
  }

  @Test("A suite advises on its own rows, and not at all without any")
  func ownRows() {
    let rows = [row("two", items: 6), row("one", items: 6), row("two", items: 10)]
    #expect(
      AdvisingSuite.named("one", "two", "three").advice(on: rows)
        == ["one: this is about 1 of the rows.", "two: this is about 2 of the rows."])
  }

  @Test("A suite advises nothing by default")
  func none() {
    #expect(NamedSuite(name: "one").advice(on: [row("one", items: 6)]).isEmpty)
  }
}
