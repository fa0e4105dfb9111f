import Foundation

/// How a quantity grows with the items: the slope of its logarithm over that of the items. 0 is
/// constant, 1 linear, 2 quadratic.
package struct GrowthExponent: Hashable, Sendable {
  package let slope: Double
  /// The 95 % confidence interval, from how far the points are from a straight line.
  package let interval: Interval

  /// The least-squares line through the points, with Student's t interval of its slope.
  ///
  /// Points where the value is 0 have no logarithm and do not take part.
  /// - Returns: nil below four points, or where the items differ by less than a factor of 8.
  package init?(_ points: [(items: Int, value: Double)]) {
    let usable = points.filter { $0.items > 0 && $0.value > 0 }
      .map { (x: log(Double($0.items)), y: log($0.value)) }
      .sorted { $0.x < $1.x }
    guard usable.count >= Self.fewestPoints, let first = usable.first, let last = usable.last,
      last.x - first.x >= log(Self.leastRange)
    else { return nil }
    let count = Double(usable.count)
    let x = usable.map(\.x).reduce(0, +) / count
    let y = usable.map(\.y).reduce(0, +) / count
    let squares = usable.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    let products = usable.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
    let slope = products / squares
    let residuals = usable.map { $0.y - y - slope * ($0.x - x) }
    let variance = residuals.reduce(0) { $0 + $1 * $1 } / (count - 2)
    let quantile = StudentT(degreesOfFreedom: usable.count - 2)
      .twoSidedQuantile(level: Estimate.confidenceLevel)
    let reach = quantile * (variance / squares).squareRoot()
    self.slope = slope
    interval = Interval(low: slope - reach, high: slope + reach)
  }

  /// Whether this grows faster than `other`: by at least ``leastDifference``, and with intervals
  /// that do not meet.
  package func isSteeper(than other: GrowthExponent) -> Bool {
    slope - other.slope >= Self.leastDifference && interval.low > other.interval.high
  }

  static let fewestPoints = 4
  static let leastRange = 8.0
  /// From logarithmic to linear the exponent rises by more than a half over any range that is
  /// measured; a tenth of noise in time moves it by a few hundredths.
  package static let leastDifference = 0.2
}
