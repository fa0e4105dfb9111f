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

  @Test("The statement is true of the rows", arguments: 0..<40)
  func truth(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let block = WorkloadBlock.blocks(of: randomRows(using: &generator))[0]
      expectTruth(of: ClosingStatement(of: block), in: block)
    }
  }

  private func expectTruth(of statement: ClosingStatement, in block: WorkloadBlock) {
    guard case .faster(let advantage) = statement else { return }
    #expect(!advantage.margins.isEmpty)
    for margin in advantage.margins {
      let affected = block.sizes.filter { $0 >= advantage.start }
      #expect((margin.measured + margin.unmeasured).sorted() == affected)
      #expect(margin.factor >= ClosingStatement.leastFactor)
      for items in affected {
        let winner = block[advantage.strategy, items: items]
        let loser = block[margin.opponent, items: items]
        let isMeasured = winner?.time != nil && loser?.time != nil
        #expect(margin.measured.contains(items) == isMeasured)
        guard let winner, let loser, let time = winner.time, let otherTime = loser.time else {
          continue
        }
        #expect(otherTime.median.value / time.median.value >= margin.factor)
        if let ratio = winner.ratio, let otherRatio = loser.ratio {
          #expect(otherRatio.value / ratio.value >= margin.factor)
          if let high = ratio.interval?.high, let low = otherRatio.interval?.low {
            #expect(low / high >= margin.factor)
          }
        }
      }
    }
  }

  /// Rows of random times at random sizes, some missing, some without intervals.
  private func randomRows(using generator: inout SeededGenerator) -> [ResultRow] {
    let sizes = [6, 10, 20, 50, 100].prefix(Int.random(in: 1...5, using: &generator))
    return sizes.flatMap { items in
      let names = ["a", "b", "c", "d"].filter { _ in Int.random(in: 0..<8, using: &generator) > 0 }
      let rows = (names.isEmpty ? ["a"] : names).map { randomRow($0, items, using: &generator) }
      guard let reference = rows.first(where: { $0.time != nil }) else { return rows }
      return rows.map { row in
        var row = row
        row.reference = reference.strategy
        row.ratio = row.time.map { time in
          let base = reference.time?.median.value ?? 1
          let ratio = time.median.value / base * Double.random(in: 0.9...1.1, using: &generator)
          return randomEstimate(row.strategy == reference.strategy ? 1 : ratio, using: &generator)
        }
        return row
      }
    }
  }

  private func randomRow(
    _ strategy: String, _ items: Int, using generator: inout SeededGenerator
  ) -> ResultRow {
    var row = row(strategy, items: items, median: 1, interval: nil)
    let scale = Double(items) * Double.random(in: 0.5...2, using: &generator)
    let median = strategy == "a" ? scale * scale : scale
    row.time?.median = randomEstimate(median, using: &generator)
    if Int.random(in: 0..<6, using: &generator) == 0 { row.time = nil }
    return row
  }

  private func randomEstimate(
    _ value: Double, using generator: inout SeededGenerator
  ) -> Estimate {
    let reach = Double.random(in: 1...1.3, using: &generator)
    let hasInterval = Int.random(in: 0..<4, using: &generator) > 0
    return Estimate(
      value, interval: hasInterval ? Interval(low: value / reach, high: value * reach) : nil)
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

private func row(
  _ strategy: String, items: Int, median: Double?, interval: Interval?
) -> ResultRow {
  let key = CellKey(
    suite: "row", workload: "first-fit", measurer: "embedded", memo: "off", items: items,
    width: 680)
  let time = median.map { median in
    TimeSummary(
      minimum: median, median: Estimate(median, interval: interval), ninetiethPercentile: median)
  }
  return ResultRow(key: key, strategy: strategy, time: time)
}
