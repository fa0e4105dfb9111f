import Analysis
import Measurement

extension HTMLReport {
  /// The charts of a block by what they show, the ratio to the base included where there is one.
  func figures(of block: WorkloadBlock) -> [(kind: String, chart: Chart)] {
    let charts = WorkloadCharts(block: block, styles: styles)
    var figures: [(String, Chart)] = [
      ("time", charts.time(budget: budget)), ("allocations", charts.allocations),
    ]
    if let count = charts.mainCount { figures.append(("count", count)) }
    if let base = baseBlock(of: block) { figures.append(("ratio", charts.ratios(to: base))) }
    return figures.filter { !$0.1.isEmpty || $0.0 == "time" }
  }

  /// The section of one workload.
  func section(_ block: WorkloadBlock, number: Int) -> String {
    let closing = ClosingStatement(of: block).sentence
    let figures = figures(of: block).map { kind, chart in
      figure(chart, table: table(for: kind, in: block))
    }
    return """
      <section id="w\(number)"><h2>\(block.title.markupEscaped)</h2>
      <p>\(closing.withCode)</p>
      <div class="figures">
      \(figures.joined(separator: "\n"))
      </div>
      \(budgets(of: block))
      \(races(in: block))
      \(growth(in: block))
      </section>
      """
  }

  private func figure(_ chart: Chart, table: MarkupTable) -> String {
    let svg = SVGText(drawing: chart.drawing, title: chart.title, summary: chart.summary).element
    let gaps = chart.series.compactMap(\.gapPhrase)
    let caption =
      gaps.isEmpty
      ? "" : "<p class=\"gaps\">Not shown: \(gaps.joined(separator: ". ").withCode).</p>"
    return """
      <figure>\(svg)\(caption)
      <details open><summary>The numbers: \(chart.title.lowercased().markupEscaped)</summary>
      \(table.markup)</details></figure>
      """
  }

  private func baseBlock(of block: WorkloadBlock) -> WorkloadBlock? {
    baseBlocks.first { $0.title == block.title }
  }

  private func table(for kind: String, in block: WorkloadBlock) -> MarkupTable {
    let name = WorkloadCharts.countNames(in: block).first ?? ""
    let ratios = baseBlock(of: block).map {
      WorkloadCharts(block: block, styles: styles).ratios(to: $0)
    }
    return MarkupTable(
      columns: ["items"] + block.strategies,
      rows: block.sizes.map { items in
        ["\(items)"]
          + block.strategies.enumerated().map { index, strategy in
            guard let row = block[strategy, items: items] else { return "not in the results" }
            switch kind {
            case "time": return TableEntry(row).timeAndSpeedup
            case "allocations":
              return row.number(row.allocations?.perOperation(\.allocations))
            case "ratio":
              let point = ratios?.series[index].points.first { $0.items == Double(items) }
              return point.map { Quantity.speedup($0.value) } ?? row.absence
            default: return row.number(row.counts?.perOperation(name))
            }
          }
      })
  }

  private func budgets(of block: WorkloadBlock) -> String {
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

  private func races(in block: WorkloadBlock) -> String {
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

  private func growth(in block: WorkloadBlock) -> String {
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

extension ResultRow {
  fileprivate func number(_ value: Double?) -> String {
    status == .failed ? absence : value.map { Quantity.count($0) } ?? absence
  }
}

extension TableEntry {
  fileprivate var timeAndSpeedup: String {
    [time, speedup].filter { !$0.isEmpty }.joined(separator: " · ")
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
