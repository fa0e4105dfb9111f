import Foundation
import Measurement

extension BudgetLimit {
  /// Up to how many items `strategy` stays inside a budget.
  ///
  /// The end is where the median passes the budget for the first time; the interval reaches from
  /// where the upper end of the median's interval does to where the lower end does. Beyond the
  /// largest measured item count, a named growth is followed, scaled to the last time.
  /// - Parameter nanoseconds: What one operation may take.
  /// - Complexity: O(*n*) for *n* item counts, and what fitting a growth takes.
  public init(of strategy: String, in block: WorkloadBlock, nanoseconds: Double) {
    let rows = block.timedRows(of: strategy)
    guard let first = rows.first, let last = rows.last else {
      self = .notMeasured
      return
    }
    func curve(_ side: (Estimate) -> Double) -> TimeCurve {
      TimeCurve(
        points: rows.compactMap { row in
          row.time.map { (Double(row.key.items), side($0.median)) }
        })
    }
    guard let end = curve(\.value).firstExit(above: nanoseconds) else {
      self = Self.beyond(rows, nanoseconds: nanoseconds)
      return
    }
    guard end > Double(first.key.items) else {
      self = .belowSmallest(items: first.key.items)
      return
    }
    let low = curve { $0.interval?.high ?? $0.value }.firstExit(above: nanoseconds)
    let high = curve { $0.interval?.low ?? $0.value }.firstExit(above: nanoseconds)
    self = .upTo(
      Estimate(
        end,
        interval: Interval(
          low: min(low ?? end, end), high: max(high ?? Double(last.key.items), end))
      ))
  }

  /// The item count that the limit names; nil where it names none.
  public var items: Double? {
    switch self {
    case .notMeasured, .belowSmallest: nil
    case .upTo(let estimate): estimate.value
    case .extrapolated(let items, _): items
    case .atLeast(let items): Double(items)
    }
  }

  private static func beyond(_ rows: [ResultRow], nanoseconds: Double) -> BudgetLimit {
    let points = rows.compactMap { row in
      row.time.map { GrowthPoint(items: row.key.items, cost: $0.median.value) }
    }
    guard let last = points.last else { return .notMeasured }
    let estimate = GrowthEstimate(of: points)
    let farthest = Double(last.items) * FrameBudget.farthestExtrapolation
    if case .notDecided = estimate.growth { return .atLeast(items: last.items) }
    guard let modelled = estimate.cost(at: Double(last.items)) else {
      return .atLeast(items: last.items)
    }
    func time(at items: Double) -> Double {
      last.cost * (estimate.cost(at: items) ?? modelled) / modelled
    }
    guard time(at: farthest) > nanoseconds else { return .atLeast(items: last.items) }
    var (inside, outside) = (Double(last.items), farthest)
    // Each step halves the distance: 40 leave less than an item of any.
    for _ in 0..<40 {
      let middle = (inside + outside) / 2
      if time(at: middle) > nanoseconds { outside = middle } else { inside = middle }
    }
    return .extrapolated(inside, measured: last.items)
  }
}
