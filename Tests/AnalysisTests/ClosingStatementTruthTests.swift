import Analysis
import Measurement
import Testing

@Suite struct ClosingStatementTruthTests {
  @Test("The statement is true of the rows", arguments: 0..<40)
  func truth(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var advantages = 0
    for _ in 0..<50 {
      let block = WorkloadBlock.blocks(of: randomRows(using: &generator))[0]
      guard case .faster(let advantage) = ClosingStatement(of: block) else { continue }
      advantages += 1
      expectTruth(of: advantage, in: block)
    }
    #expect(advantages > 10, "the random rows should give something to speak of")
  }

  private func expectTruth(of advantage: Advantage, in block: WorkloadBlock) {
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
