import Analysis
import Measurement

/// What the numbers of a workload come down to: budgets, crossovers, growth.
extension HTMLReport {
  func budgets(of block: WorkloadBlock) -> String {
    let sample = block.sizes.last { $0 <= 100 } ?? block.sizes.first ?? 0
    let verdict = BudgetVerdict.verdicts(of: [block], budget: budget).first
    let rows = (verdict?.strategies ?? []).map { strategy -> [String] in
      let time = block[strategy.name, items: sample]?.time?.median.value
      let fitting = time.map { "\(min(FrameBudget.visibleRows, Int(budget.nanoseconds / $0)))" }
      let minute = time.map {
        Quantity.time(nanoseconds: $0 * Double(FrameBudget.framesPerMinute))
      }
      return [
        strategy.name, strategy.limits[0].cell(largest: block.sizes.last ?? 0),
        strategy.listLimits[0].cell(largest: block.sizes.last ?? 0), fitting ?? "not known",
        minute ?? "not known",
      ]
    }
    let table = MarkupTable(
      columns: [
        "strategy", "items inside the budget",
        "items if \(FrameBudget.visibleRows) rows share it",
        "rows of \(sample) items inside it (of \(FrameBudget.visibleRows))",
        "a minute, \(FrameBudget.framesPerMinute) times, at \(sample) items",
      ], rows: rows)
    return "<h3>Budget: \(budget.phrase.markupEscaped)</h3>\(table.markup)"
  }

  func races(in block: WorkloadBlock) -> String {
    let sentences = block.strategies.indices.flatMap { index in
      block.strategies.indices.dropFirst(index + 1).compactMap { other in
        Race(of: block.strategies[index], against: block.strategies[other], in: block)
          .sentence(block.strategies[index], block.strategies[other])
      }
    }
    guard !sentences.isEmpty else { return "" }
    return "<h3>Who overtakes whom</h3><ul>"
      + sentences.map { "<li>\($0.withCode)</li>" }.joined(separator: "\n") + "</ul>"
  }

  func growth(in block: WorkloadBlock) -> String {
    let counts = WorkloadCharts.countNames(in: block)
    let rows = block.strategies.map { strategy -> [String] in
      let estimate = GrowthEstimate(times: strategy, in: block)
      return [strategy, estimate.growth.phrase, estimate.slope?.slopePhrase ?? "not known"]
        + [
          GrowthEstimate(of: strategy, in: block, isCount: true) {
            $0.allocations?.perOperation(\.allocations)
          }.phrase
        ]
        + counts.map { name in
          GrowthEstimate(of: strategy, in: block, isCount: true) { $0.counts?.perOperation(name) }
            .phrase
        }
    }
    let names = counts.map { $0.split(separator: "_").joined(separator: " ") }
    let table = MarkupTable(
      columns: ["strategy", "time", "slope of the time", "allocations"] + names, rows: rows)
    return "<h3>How it grows with the number of items, n</h3>\(table.markup)"
  }
}

extension GrowthEstimate {
  /// The growth of a strategy's times.
  init(times strategy: String, in block: WorkloadBlock) {
    self.init(of: strategy, in: block, isCount: false) { $0.time?.median.value }
  }

  init(
    of strategy: String, in block: WorkloadBlock, isCount: Bool, value: (ResultRow) -> Double?
  ) {
    self.init(
      of: block.sizes.compactMap { items in
        guard let row = block[strategy, items: items], row.status != .failed else { return nil }
        return value(row).map { GrowthPoint(items: items, cost: $0) }
      }, isCount: isCount)
  }
}

extension Estimate {
  fileprivate var slopePhrase: String {
    func decimal(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    return decimal(value)
      + (interval.map { " (\(decimal($0.low)) to \(decimal($0.high)))" } ?? "")
  }
}

extension BudgetLimit {
  /// The limit with its interval, for a table.
  func cell(largest: Int) -> String {
    guard case .upTo(let items) = self, let interval = items.interval else {
      if case .atLeast(let items) = self { return "at least \(items)" }
      return shortPhrase(largest: largest)
    }
    return "\(items.value.roundedItems) (\(interval.low.roundedItems) to "
      + "\(interval.high.roundedItems))"
  }
}
