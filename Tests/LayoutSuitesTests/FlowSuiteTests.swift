import BenchCommand
import FlowFitting
import Foundation
import HeadlessUI
import Measurement
import RowFitting
import Testing
import TextMetrics

@testable import LayoutSuites

@Suite struct FlowSuiteTests {
  private func cells(_ change: (inout SuiteInputs) -> Void = { _ in }) throws -> [Cell] {
    var inputs = SuiteInputs(items: [1, 7, 60], measurer: .embedded)
    change(&inputs)
    return try FlowSuite().cells(for: inputs, measurer: EmbeddedMeasurer())
  }

  private func counts(of name: String, in cell: Cell) throws -> WorkCounts {
    let contender = try #require(cell.contenders.first { $0.name == name })
    let operation = try contender.prepare()
    _ = operation.run(from: 0, iterations: cell.cycleLength)
    var total = WorkCounts(operations: 0)
    for position in 0..<cell.cycleLength { total.add(operation.observe(at: position).counts) }
    return total
  }

  @Test("Every strategy puts every label at the same place in every operation of every workload")
  func agreement() throws {
    for cell in try cells({ $0.width = 400 }) {
      let operations = try cell.contenders.map { try $0.prepare() }
      for position in 0..<cell.cycleLength {
        let digests = Set(operations.map { $0.observe(at: position).digest })
        #expect(digests.count == 1, "\(cell.key), position \(position)")
      }
    }
  }

  @Test("A timed run answers as the counted operations do, wherever it starts")
  func runsAnswerAlike() throws {
    for cell in try cells() { try cell.expectRunsToAnswerAsObserved() }
  }

  @Test("Other widths and other titles have other answers")
  func answersDiffer() throws {
    for cell in try cells({ $0.items = [60] }) where cell.cycleLength > 1 {
      let operation = try cell.contenders[0].prepare()
      let digests = (0..<cell.cycleLength).map { operation.observe(at: $0).digest }
      // An edit in two gives the title back.
      #expect(Set(digests).count == (cell.key.workload == "edit" ? 4 : 64))
    }
  }

  @Test(
    "A layout of plain asks all labels twice, cached once a change, incremental the changed ones")
  func questions() throws {
    let expected: [String: [String: Double]] = [
      "first-layout": ["plain": 120, "cached": 60, "incremental": 60],
      "resize": ["plain": 120, "cached": 0, "incremental": 0],
      "edit": ["plain": 120, "cached": 60, "incremental": 1],
      "append": ["plain": 1950, "cached": 60, "incremental": 60],
    ]
    for cell in try cells({ $0.items = [60] }) {
      for (strategy, calls) in try #require(expected[cell.key.workload]) {
        let counts = try counts(of: strategy, in: cell)
        #expect(counts.perOperation("measure_calls") == calls, "\(cell.key) \(strategy)")
        #expect(counts.perOperation("placements") == 60)
      }
    }
  }

  @Test("Appending breaks as many lines as there are, where it is not all of them each time")
  func appending() throws {
    for items in [100, 1000] {
      let cell = try #require(
        try cells {
          $0.items = [items]
          $0.workloads = ["append"]
        }.first)
      let first = try #require(
        try cells {
          $0.items = [items]
          $0.workloads = ["first-layout"]
        }.first)
      let lines = try counts(of: "cached", in: first).perOperation("line_breaks")
      #expect(try counts(of: "cached", in: cell).perOperation("line_breaks") == lines)
      #expect(try counts(of: "incremental", in: cell).perOperation("line_breaks") == lines)
    }
  }

  @Test("An edit breaks a few lines of incremental and all of cached")
  func edits() throws {
    let cell = try #require(
      try cells {
        $0.items = [1000]
        $0.workloads = ["edit"]
      }.first)
    let all = try #require(counts(of: "cached", in: cell).perOperation("line_breaks"))
    let few = try #require(counts(of: "incremental", in: cell).perOperation("line_breaks"))
    #expect(all > 100)
    #expect(few >= 1 && few < all / 5)
  }

  @Test("What the digest of an operation stands for is where a container puts the labels")
  func places() throws {
    let row = try RowInputs(
      inputs: SuiteInputs(), sizes: [40], measurer: EmbeddedMeasurer()
    ).row(items: 40, keepsMeasurements: false)
    let leaves = row.items.map { item in
      let size = row.labelSize(item.title)
      return LayoutLeaf(size: CGSize(width: size.width, height: size.height))
    }
    let container = LayoutContainer(PlainFlow(spacing: 8), leaves: leaves)
    let frames = container.frames(proposing: ProposedViewSize(width: 680, height: nil))
    let labels = LabelSubviews(row, count: 40)
    for (index, frame) in frames.enumerated() {
      labels.place(at: index, position: frame.origin, anchor: .topLeading, proposal: .unspecified)
    }
    let places = labels.digest
    var state = noWork {
      FlowState(CachedFlow(spacing: 8), question(row), count: 40, counting: &$0)
    }
    let digest = noWork { state.layOut(width: 680, counting: &$0) }
    let height = try #require(frames.map(\.maxY).max())
    let size = LabelSubviews.digest(of: CGSize(width: 680, height: height))
    #expect(digest == places &+ size)
  }

  private func question(_ row: LabelRow) -> FlowQuestion {
    FlowQuestion(workload: .firstLayout, row: row, width: 680, seed: 1)
  }

  private func noWork<Value>(_ body: (inout FlowWork?) -> Value) -> Value {
    var work: FlowWork?
    return body(&work)
  }

  @Test("Measurements are kept unless something else is asked for")
  func memo() throws {
    func memos(_ choice: MemoChoice?) throws -> Set<String> {
      Set(try cells { $0.memo = choice }.map(\.key.memo))
    }
    #expect(try memos(nil) == ["on"])
    #expect(try memos(.off) == ["off"])
    #expect(try memos(.both) == ["off", "on"])
  }

  @Test("Only the workloads and strategies asked for are there")
  func selection() throws {
    let cells = try cells {
      $0.workloads = ["edit"]
      $0.strategies = ["plain", "incremental"]
    }
    #expect(Set(cells.map(\.key.workload)) == ["edit"])
    #expect(cells.allSatisfy { $0.contenders.map(\.name) == ["plain", "incremental"] })
  }
}
