import BenchCommand
import Foundation
import Measurement
import RowFitting
import Testing
import TextMetrics

@testable import LayoutSuites

/// On the main actor, where views are laid out.
@MainActor @Suite struct RowSuiteTests {
  private func cells(_ change: (inout SuiteInputs) -> Void = { _ in }) throws -> [Cell] {
    var inputs = SuiteInputs(items: [6, 30], measurer: .embedded)
    change(&inputs)
    return try RowSuite().cells(for: inputs, measurer: EmbeddedMeasurer())
  }

  private func counts(of name: String, in cell: Cell) throws -> WorkCounts {
    let contender = try #require(cell.contenders.first { $0.name == name })
    let operation = try contender.prepare()
    _ = operation.run(from: 0, iterations: cell.cycleLength)
    var total = WorkCounts(operations: 0)
    for position in 0..<cell.cycleLength { total.add(operation.observe(at: position).counts) }
    return total
  }

  @Test("Every strategy gives the known answer to every operation of every workload")
  func agreement() throws {
    for cell in try cells() {
      let operations = try cell.contenders.map { try $0.prepare() }
      for position in 0..<cell.cycleLength {
        let known = try #require(cell.knownDigests)[position]
        let digests = operations.map { $0.observe(at: position).digest }
        #expect(digests.allSatisfy { $0 == known }, "\(cell.key), position \(position)")
      }
    }
  }

  @Test("A timed run answers as the counted operations do, wherever it starts")
  func runsAnswerAlike() throws {
    for cell in try cells() { try cell.expectRunsToAnswerAsObserved() }
  }

  @Test("The counts known without running are those that running gives")
  func knownCounts() throws {
    for cell in try cells() {
      for contender in cell.contenders where RowStrategy(rawValue: contender.name) != nil {
        let known = try #require(contender.knownCounts)
        #expect(
          try known() == counts(of: contender.name, in: cell), "\(cell.key) \(contender.name)")
      }
    }
  }

  @Test("candidates builds n(n+1)/2 item appearances", arguments: [(6, 21.0), (100, 5050.0)])
  func triangle(items: Int, appearances: Double) throws {
    let cell = try #require(
      try cells {
        $0.items = [items]
        $0.workloads = ["first-fit"]
      }.first)
    #expect(
      try counts(of: "candidates", in: cell).perOperation("item_appearances") == appearances)
  }

  @Test(
    "With its measurements kept, cached answers a new width in O(log n) steps, measuring nothing")
  func cachedSteps() throws {
    for cell in try cells({
      $0.items = [100, 1000]
      $0.workloads = ["resize"]
    }) {
      let counts = try counts(of: "cached", in: cell)
      #expect(counts.perOperation("measure_calls") == 0)
      let steps = try #require(counts.perOperation("search_steps"))
      #expect(steps <= log2(Double(cell.key.items)) + 6, "\(cell.key)")
    }
  }

  @Test("greedy touches about as many items as it shows, plus one")
  func greedyTouches() throws {
    let cell = try #require(
      try cells {
        $0.items = [100]
        $0.width = 400
        $0.workloads = ["first-fit"]
      }.first)
    let visible = try #require(cell.facts["visible"].flatMap(Double.init))
    let touched = try #require(
      try counts(of: "greedy", in: cell).perOperation("item_appearances"))
    #expect(touched >= visible + 1)
    #expect(touched <= visible + 3)
  }

  @Test("At a fill the given share of the items is visible", arguments: [0.0, 0.25, 0.5, 1])
  func fill(share: Double) throws {
    let filled = try cells { $0.fill = share }.filter { $0.key.fill != nil }
    #expect(!filled.isEmpty)
    for cell in filled where cell.key.items == 30 {
      let visible = try #require(cell.facts["visible"].flatMap(Double.init))
      #expect(abs(visible - share * 30) <= 1, "\(cell.key)")
    }
  }

  @Test("The sweep goes through 64 widths from 320 to 1280 pt, the same ones for the same seed")
  func sweep() throws {
    let row = try RowInputs(
      inputs: SuiteInputs(), sizes: [10], measurer: EmbeddedMeasurer()
    ).row(items: 10, keepsMeasurements: false)
    func widths(seed: UInt64) throws -> [Double] {
      try RowQuestion(workload: .resize, row: row, width: 680, visible: 5, seed: seed)
        .widths.map { ($0.points - 1 / 1024).rounded(toPlaces: 3) }
    }
    let first = try widths(seed: 1)
    #expect(first.count == 64)
    #expect(first.min() == 320)
    #expect(first.max() == 1280)
    #expect(try widths(seed: 1) == first)
    #expect(try widths(seed: 2) != first)
    #expect(try widths(seed: 2).sorted() == first.sorted())
    #expect(first != first.sorted())
  }

  @Test(
    "first-fit is measured with and without a memo, the others without, unless one is asked for")
  func memo() throws {
    func memos(_ choice: MemoChoice?, _ workload: String) throws -> Set<String> {
      Set(
        try cells {
          $0.memo = choice
          $0.workloads = [workload]
        }.map(\.key.memo))
    }
    #expect(try memos(nil, "first-fit") == ["off", "on"])
    #expect(try memos(nil, "resize") == ["off"])
    #expect(try memos(.on, "first-fit") == ["on"])
    #expect(try memos(.both, "resize") == ["off", "on"])
  }

  @Test("Each step of a list makes one row, as often as it goes through the list")
  func listSteps() throws {
    for cell in try cells({
      $0.items = [6]
      $0.workloads = ["list"]
    }) {
      for contender in cell.contenders {
        let operation = try contender.prepare()
        let rows = (0..<RowList.steps + 5).map { _ in
          operation.observe(at: 0).counts.totals["realised_rows"]
        }
        #expect(rows.allSatisfy { $0 == 1 }, "\(cell.key) \(contender.name)")
      }
    }
  }

  @Test("Only the workloads and strategies asked for are there")
  func selection() throws {
    let cells = try cells {
      $0.workloads = ["edit"]
      $0.strategies = ["greedy", "cached"]
    }
    #expect(Set(cells.map(\.key.workload)) == ["edit"])
    #expect(cells.allSatisfy { $0.contenders.map(\.name) == ["greedy", "cached"] })
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
