import Analysis
import Measurement

/// A row with a median time in nanoseconds; nil if it was not measured.
func row(
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
