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
}
