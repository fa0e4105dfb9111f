import Analysis
import Measurement

/// The charts of one workload.
struct WorkloadCharts {
  let block: WorkloadBlock
  /// The places of the strategies among all of a report, so that each looks the same everywhere.
  let styles: [String: Int]

  /// The time of one operation, with the budget and where strategies change places.
  func time(budget: FrameBudget) -> Chart {
    var chart = chart("Time of one operation", text: Quantity.time(nanoseconds:)) { row in
      row.time.map { time in
        Chart.SeriesPoint(
          items: Double(row.key.items), value: time.median.value,
          low: time.median.interval?.low, high: time.median.interval?.high)
      }
    }
    chart.level = (
      budget.nanoseconds, "budget \(Quantity.time(nanoseconds: budget.nanoseconds))"
    )
    chart.crossings = crossings(in: chart)
    return chart
  }

  var allocations: Chart {
    chart("Allocations of one operation", text: Quantity.count) { row in
      row.allocations?.perOperation(\.allocations).map {
        Chart.SeriesPoint(items: Double(row.key.items), value: $0)
      }
    }
  }

  /// A count of work; nil if no row has it.
  func count(_ name: String) -> Chart? {
    let chart = chart(Self.title(of: name), text: Quantity.count) { row in
      row.counts?.perOperation(name).map {
        Chart.SeriesPoint(items: Double(row.key.items), value: $0)
      }
    }
    return chart.isEmpty ? nil : chart
  }

  /// The count that explains times best, of those that there are.
  var mainCount: Chart? {
    Self.countNames(in: block).lazy.compactMap(count).first
  }

  /// How many times as long as in another run an operation takes, by the yardstick `throughput`,
  /// which no change of a strategy moves, or else by the times.
  func ratios(to base: WorkloadBlock) -> Chart {
    var chart = chart("Time against the base", text: Quantity.speedup) { row in
      guard let other = base[row.strategy, items: row.key.items] else { return nil }
      let yardstick = (row.yardstickRatios[.throughput], other.yardstickRatios[.throughput])
      let (new, old) =
        if let new = yardstick.0, let old = yardstick.1 { (Optional(new), Optional(old)) } else {
          (row.time?.median, other.time?.median)
        }
      guard let new, let old, old.value > 0 else { return nil }
      let ends: (low: Double, high: Double)? =
        if let one = new.interval, let two = old.interval, two.low > 0 {
          (one.low / two.high, one.high / two.low)
        } else { nil }
      return Chart.SeriesPoint(
        items: Double(row.key.items), value: new.value / old.value, low: ends?.low,
        high: ends?.high)
    }
    chart.level = (1, "no change")
    // An interval may be so wide that nothing else could be seen.
    chart.showsWholeIntervals = false
    chart.range = [0.5, 2]
    return chart
  }

  /// The names of counts in report order, the most telling first.
  static func countNames(in block: WorkloadBlock) -> [String] {
    let known = Set(block.rows.flatMap { row in row.counts.map { Array($0.totals.keys) } ?? [] })
    let order = [MeasurementCost.measureCalls] + Column.work.map(\.name)
    var seen: Set<String> = []
    return (order + known.sorted()).filter { known.contains($0) && seen.insert($0).inserted }
  }

  static func title(of count: String) -> String {
    let words = count.split(separator: "_").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst() + " of one operation"
  }

  private func chart(
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

  private func crossings(in chart: Chart) -> [Point] {
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
