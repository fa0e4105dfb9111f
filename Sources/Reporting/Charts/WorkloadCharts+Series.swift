import Analysis
import Measurement

extension WorkloadCharts {
  /// A chart with one series a strategy; a row without a point is a gap that says why.
  func chart(
    _ title: String, text: @escaping @Sendable (Double) -> String,
    point: (ResultRow) -> Chart.SeriesPoint?
  ) -> Chart {
    let series = block.strategies.map { strategy in
      var series = Chart.Series(
        name: strategy.printable, style: styles[strategy] ?? 0, points: [])
      for items in block.sizes {
        guard let row = block[strategy, items: items] else {
          series.gaps.append((Double(items), "not in the results"))
          continue
        }
        let found = row.status == .failed ? nil : point(row)
        if let found {
          series.points.append(found)
        } else {
          series.gaps.append((Double(items), row.absence))
        }
      }
      return series
    }
    let ends = block.sizes.first.flatMap { first in block.sizes.last.map { (first, $0) } }
    return Chart(
      title: title,
      summary: "\(title) over the number of items, \(ends?.0 ?? 0) to \(ends?.1 ?? 0), both axes "
        + "logarithmic. "
        + series.map { $0.summary(text: text) }.joined(separator: " "),
      series: series, valueText: text)
  }

  /// Where two strategies change places, on the curve of one of them.
  func crossings(in chart: Chart) -> [Point] {
    block.strategies.indices.flatMap { index in
      block.strategies.indices.dropFirst(index + 1).flatMap { other -> [Point] in
        let race = Race(
          of: block.strategies[index], against: block.strategies[other], in: block)
        guard case .changes(let crossovers) = race else { return [] }
        return crossovers.compactMap { crossover in
          chart.series[index].value(at: crossover.items.value).map {
            Point(x: crossover.items.value, y: $0)
          }
        }
      }
    }
  }
}

extension ResultRow {
  /// Why there is no value.
  var absence: String {
    switch status {
    case .failed: "failed"
    case .overBudget: "over budget"
    case .interrupted: "interrupted"
    case .ok, .fewSamples: "not known"
    }
  }
}

extension Chart.Series {
  fileprivate func summary(text: (Double) -> String) -> String {
    guard let first = points.first, let last = points.last else { return "\(name): no values." }
    return "\(name): \(text(first.value)) at \(Int(first.items)) items, \(text(last.value)) at "
      + "\(Int(last.items)) items."
  }

  /// What is missing, such as `over budget at 5000 and 10000 items`; nil if nothing is.
  var gapPhrase: String? {
    var order: [String] = []
    for gap in gaps where !order.contains(gap.what) { order.append(gap.what) }
    guard !order.isEmpty else { return nil }
    let phrases = order.map { what in
      let sizes = gaps.filter { $0.what == what }.map { "\(Int($0.items))" }
      return "\(what) at \(sizes.listed) items"
    }
    return "`\(name)`: \(phrases.joined(separator: "; "))"
  }

  fileprivate func value(at items: Double) -> Double? {
    guard let next = points.firstIndex(where: { $0.items >= items }) else { return nil }
    guard next > 0 else { return points[0].value }
    let scale = LogScale(of: [points[next - 1].items, points[next].items], from: 0, to: 1)
    let (left, right) = (points[next - 1].value, points[next].value)
    let share = scale.place(of: items)
    return left > 0 && right > 0 ? left * (right / left).raised(to: share) : left
  }
}
