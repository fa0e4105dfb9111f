import Analysis
import BenchCommand
import Measurement
import Testing
import TextMetrics

@testable import LayoutSuites

/// What one operation takes, by its counts.
struct CountCase: CustomTestStringConvertible, Sendable {
  let suite: NamedSuite
  let workload: String
  let strategy: String
  var items = 6
  let passes: Double
  let stateWrites: Double

  init(
    _ suite: any Suite, _ workload: String, _ strategy: String, items: Int = 6, passes: Double,
    stateWrites: Double = 0
  ) {
    self.suite = NamedSuite(suite: suite)
    self.workload = workload
    self.strategy = strategy
    self.items = items
    self.passes = passes
    self.stateWrites = stateWrites
  }

  var testDescription: String { "\(suite.suite.name) \(workload) \(strategy) \(items)" }

  func counts() throws -> WorkCounts {
    let cell = try #require(
      try suite.cells {
        $0.items = [items]
        $0.workloads = [workload]
        $0.strategies = [strategy]
      }.first)
    let operation = try cell.contenders[0].prepare()
    _ = operation.run(from: 0, iterations: cell.cycleLength)
    var total = WorkCounts(operations: 0)
    for position in 0..<cell.cycleLength { total.add(operation.observe(at: position).counts) }
    return total
  }
}

@MainActor @Suite struct HostedCountTests {
  nonisolated static let cases = [
    CountCase(SheetSuite(), "present", "feedback", passes: 2, stateWrites: 1),
    CountCase(SheetSuite(), "present", "fitted", passes: 1),
    // Four updates.
    CountCase(SheetSuite(), "content-change", "feedback", passes: 8, stateWrites: 4),
    CountCase(SheetSuite(), "content-change", "fitted", passes: 4),
    // A sheet that is as high as the screen follows its content all the same.
    CountCase(SheetSuite(), "content-change", "feedback", items: 60, passes: 8, stateWrites: 4),
    // Two updates.
    CountCase(SheetSuite(), "rotate", "feedback", passes: 4, stateWrites: 2),
    CountCase(SheetSuite(), "rotate", "fitted", passes: 2),
    CountCase(MarginSuite(), "first-layout", "geometry-reader", passes: 1),
    CountCase(MarginSuite(), "first-layout", "geometry-change", passes: 2, stateWrites: 1),
    CountCase(MarginSuite(), "first-layout", "layout", passes: 1),
    // Two updates each.
    CountCase(MarginSuite(), "resize", "geometry-reader", passes: 2),
    CountCase(MarginSuite(), "resize", "geometry-change", passes: 4, stateWrites: 2),
    CountCase(MarginSuite(), "resize", "layout", passes: 2),
    CountCase(MarginSuite(), "content-edit", "geometry-reader", passes: 2),
    CountCase(MarginSuite(), "content-edit", "geometry-change", passes: 2),
    CountCase(MarginSuite(), "content-edit", "layout", passes: 2),
    CountCase(MarginSuite(), "nested", "geometry-reader", items: 32, passes: 1),
    CountCase(MarginSuite(), "nested", "geometry-change", items: 1, passes: 2, stateWrites: 1),
    CountCase(MarginSuite(), "nested", "layout", items: 32, passes: 1),
  ]

  @Test("An operation takes its passes and writes of state, and no more", arguments: cases)
  func passes(testCase: CountCase) throws {
    let counts = try testCase.counts()
    #expect(counts.perOperation("passes") == testCase.passes)
    #expect(counts.perOperation("state_writes") == testCase.stateWrites)
  }

  /// What is affordable of a long operation is its first one, again and again.
  @Test(
    "The same operation again takes as many passes as after another one",
    arguments: ["resize", "content-edit"])
  func again(workload: String) throws {
    for strategy in MarginStrategy.allCases {
      let cell = try #require(
        try NamedSuite(suite: MarginSuite()).cells {
          $0.items = [6]
          $0.workloads = [workload]
          $0.strategies = [strategy.rawValue]
        }.first)
      let operation = try cell.contenders[0].prepare()
      let first = operation.observe(at: 0)
      _ = operation.run(from: 0, iterations: cell.cycleLength)
      let again = operation.observe(at: 0)
      for name in ["passes", "state_writes"] {
        #expect(first.counts.perOperation(name) == again.counts.perOperation(name), "\(name)")
      }
      let repeated = operation.observe(at: 0)
      #expect(repeated.counts.perOperation("passes") == again.counts.perOperation("passes"))
      #expect(repeated.digest == first.digest)
    }
  }

  @Test(
    "An edit evaluates the bodies of its row, twice, and none that finds out a width",
    arguments: MarginStrategy.allCases)
  func edit(strategy: MarginStrategy) throws {
    let counts = try CountCase(
      MarginSuite(), "content-edit", strategy.rawValue, passes: 2
    ).counts()
    // The row that reads the title, and the row inside it that gets it.
    #expect(counts.perOperation("bodies") == 4)
  }

  @Test("What a new row costs in views computed does not depend on the rows that are there")
  func newRows() throws {
    func computed(_ items: Int) throws -> Double {
      let counts = try CountCase(
        SheetSuite(), "content-change", "fitted", items: items, passes: 4
      ).counts()
      return try #require(counts.perOperation("views_computed"))
    }
    #expect(try computed(100) == computed(200))
  }
}

@Suite struct PassAdviceTests {
  private func row(
    _ strategy: String, items: Int = 100, passes: Int?, status: Status = .ok
  ) -> ResultRow {
    ResultRow(
      key: CellKey(
        suite: "margins", workload: "resize", measurer: "embedded", memo: "on", items: items),
      strategy: strategy, status: status,
      counts: passes.map { WorkCounts(["passes": $0], operations: 32) })
  }

  @Test func `The advice names the passes of the largest item count that both were measured at`() {
    let rows = [
      row("geometry-change", passes: 128), row("layout", passes: 64),
      row("geometry-change", items: 1000, passes: 200, status: .overBudget),
      row("layout", items: 1000, passes: 64),
    ]
    #expect(
      MarginSuite().advice(on: rows) == [
        "write the margin as a Layout: for a new width at 100 items it takes 1 pass instead of 2 "
          + "with geometry-change."
      ])
  }

  @Test func `There is no advice that the rows do not support`() {
    #expect(MarginSuite().advice(on: []) == [])
    #expect(MarginSuite().advice(on: [row("layout", passes: 64)]) == [])
    #expect(
      MarginSuite().advice(on: [row("geometry-change", passes: 64), row("layout", passes: 64)])
        == [])
    #expect(
      MarginSuite().advice(on: [row("geometry-change", passes: nil), row("layout", passes: 64)])
        == [])
  }
}
