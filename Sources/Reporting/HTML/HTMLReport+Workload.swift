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
