import Analysis
import Measurement
import Testing

@Suite struct ClosingStatementTests {
  @Test func theAdvantageBeginsWhereItIsAHundredfold() {
    let statement = statement([
      "candidates": [6: 60, 10: 100, 20: 400, 50: 2500, 100: 10_000, 200: 40_000],
      "greedy": [6: 20, 10: 20, 20: 20, 50: 20, 100: 20, 200: 20],
    ])
    #expect(
      statement
        == .faster(
          "greedy", from: 50,
          [("candidates", 120, [50, 100, 200], [])]))
  }

  @Test func everyStrategyThatIsBeatenIsNamed() {
    let statement = statement([
      "candidates": [6: 1000, 10: 1280], "lazy": [6: 990, 10: 990], "greedy": [6: 10, 10: 10],
      "cached": [6: 10, 10: 10.5],
    ])
    #expect(
      statement
        == .faster(
          "greedy", from: 6,
          [("candidates", 100, [6, 10], []), ("lazy", 99, [6, 10], [])]))
  }

  @Test func aGreaterAdvantageThatLeavesLittleToSpeakOfIsNotWaitedFor() {
    let statement = statement([
      "candidates": [6: 20, 10: 150, 20: 200, 50: 250, 100: 1200],
      "greedy": [6: 10, 10: 10, 20: 10, 50: 10, 100: 10],
    ])
    #expect(
      statement == .faster("greedy", from: 10, [("candidates", 15, [10, 20, 50, 100], [])]))
  }

  @Test func anAdvantageOfTheLargestSizesOnlyIsStillSaid() {
    let statement = statement([
      "candidates": [6: 10, 10: 10, 20: 10, 50: 4000], "greedy": [6: 10, 10: 10, 20: 10, 50: 10],
    ])
    #expect(statement == .faster("greedy", from: 50, [("candidates", 400, [50], [])]))
  }

  @Test func aLapseInBetweenMovesTheBeginning() {
    let statement = statement([
      "candidates": [6: 50, 10: 5, 20: 50], "greedy": [6: 10, 10: 10, 20: 10],
    ])
    #expect(statement == .faster("greedy", from: 20, [("candidates", 5, [20], [])]))
  }

  @Test func sizesThatWereNotMeasuredAreNamed() {
    let statement = statement([
      "candidates": [6: 50, 10: 50, 20: nil, 50: nil], "lazy": [6: 50, 10: nil, 20: 40, 50: 30],
      "greedy": [6: 1, 10: 1, 20: 1, 50: 1],
    ])
    #expect(
      statement
        == .faster(
          "greedy", from: 6,
          [("candidates", 50, [6, 10], [20, 50]), ("lazy", 30, [6, 20, 50], [10])]))
  }

  @Test func theReferenceCanWin() {
    let statement = statement(["candidates": [6: 10], "cached": [6: 34]])
    #expect(statement == .faster("candidates", from: 6, [("cached", 3.4, [6], [])]))
  }

  @Test func differencesUnderTenPercentAreNoAdvantage() {
    #expect(
      statement(["a": [6: 100, 10: 109], "b": [6: 100, 10: 100]]) == .noClearWinner(items: 10))
  }

  @Test func overlappingIntervalsAreNoAdvantage() {
    let slow = row("slow", items: 6, median: 150, interval: Interval(low: 90, high: 250))
    let fast = row("fast", items: 6, median: 100, interval: Interval(low: 60, high: 170))
    #expect(statement(of: [slow, fast]) == .noClearWinner(items: 6))
  }

  @Test func withoutIntervalsTheRatioCountsHalf() {
    let slow = row("slow", items: 6, median: 500, interval: nil)
    let fast = row("fast", items: 6, median: 100, interval: nil)
    #expect(statement(of: [slow, fast]) == .faster("fast", from: 6, [("slow", 2.5, [6], [])]))
  }

  @Test func pairedRatiosDecideWhereTheyHaveIntervals() {
    var slow = row("slow", items: 6, median: 150, interval: Interval(low: 90, high: 250))
    var fast = row("fast", items: 6, median: 100, interval: Interval(low: 60, high: 170))
    (slow.reference, fast.reference) = ("slow", "slow")
    slow.ratio = Estimate(1, interval: Interval(low: 1, high: 1))
    fast.ratio = Estimate(0.66, interval: Interval(low: 0.6, high: 0.8))
    #expect(statement(of: [slow, fast]) == .faster("fast", from: 6, [("slow", 1.2, [6], [])]))
  }

  @Test func oneStrategyAloneCannotBeCompared() {
    #expect(
      statement(["a": [6: nil, 10: nil], "b": [6: 3, 10: 3]])
        == .nothingToCompare(strategies: ["b"]))
    #expect(
      statement(["a": [6: 3, 10: nil], "b": [6: nil, 10: 3]])
        == .nothingToCompare(strategies: ["a", "b"]))
    #expect(statement(["a": [6: nil], "b": [6: nil]]) == .nothingMeasured)
  }
}

extension ClosingStatement {
  fileprivate static func faster(
    _ strategy: String, from start: Int, _ margins: [(String, Double, [Int], [Int])]
  ) -> ClosingStatement {
    let margins = margins.map { opponent, factor, measured, unmeasured in
      Margin(opponent: opponent, factor: factor, measured: measured, unmeasured: unmeasured)
    }
    return .faster(Advantage(strategy: strategy, start: start, margins: margins))
  }
}

/// The statement about strategies in report order, with the median time at each item count
/// (nil: not measured), known exactly.
private func statement(_ times: KeyValuePairs<String, [Int: Double?]>) -> ClosingStatement {
  statement(
    of: times.flatMap { strategy, times in
      times.map { items, median in
        row(
          strategy, items: items, median: median,
          interval: median.map { Interval(low: $0, high: $0) })
      }
    })
}

private func statement(of rows: [ResultRow]) -> ClosingStatement {
  ClosingStatement(of: WorkloadBlock.blocks(of: rows)[0])
}
