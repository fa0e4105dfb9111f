import Foundation
import Measurement

/// A quantity over the item count, straight between measured sizes in a chart with two
/// logarithmic axes.
struct TimeCurve {
  /// Ascending by item count; the values are positive.
  let points: [(items: Double, value: Double)]

  /// The value between the measured sizes; nil outside them.
  func value(at items: Double) -> Double? {
    guard let first = points.first, let last = points.last, items >= first.items,
      items <= last.items
    else { return nil }
    guard let next = points.firstIndex(where: { $0.items >= items }), next > 0 else {
      return first.value
    }
    let (left, right) = (points[next - 1], points[next])
    let share = log(items / left.items) / log(right.items / left.items)
    return left.value * pow(right.value / left.value, share)
  }

  /// The item count from which on the curve is above `limit`, at its first crossing; nil if it
  /// never is. The first size if that is above already.
  func firstExit(above limit: Double) -> Double? {
    guard let above = points.firstIndex(where: { $0.value > limit }) else { return nil }
    guard above > 0 else { return points[0].items }
    let (left, right) = (points[above - 1], points[above])
    let share = log(limit / left.value) / log(right.value / left.value)
    return left.items * pow(right.items / left.items, share)
  }
}

extension WorkloadBlock {
  /// The measured times of a strategy, ascending by item count. Failed rows have none.
  func timedRows(of strategy: String) -> [ResultRow] {
    sizes.compactMap { items in
      guard let row = self[strategy, items: items], let time = row.time, time.median.value > 0,
        row.status != .failed
      else { return nil }
      return row
    }
  }
}
