import Foundation

/// The straight line through points that makes the squares of the vertical distances smallest.
struct StraightLine {
  let slope: Double
  /// The standard error of the slope.
  let slopeError: Double

  /// Returns nil for fewer than three points or if all have the same position.
  init?(_ positions: [Double], _ values: [Double]) {
    let count = Double(positions.count)
    guard count > 2 else { return nil }
    let middle = positions.reduce(0, +) / count
    let mean = values.reduce(0, +) / count
    let spread = positions.reduce(0) { $0 + ($1 - middle) * ($1 - middle) }
    guard spread > 0 else { return nil }
    let slope =
      zip(positions, values).reduce(0) { $0 + ($1.0 - middle) * ($1.1 - mean) } / spread
    let squares = zip(positions, values).reduce(0) { sum, point in
      let distance = point.1 - mean - slope * (point.0 - middle)
      return sum + distance * distance
    }
    self.slope = slope
    slopeError = (squares / (count - 2) / spread).squareRoot()
  }
}

extension Estimate {
  /// The slope of the logarithm of the cost over that of the item count; nil for fewer than three
  /// points or a cost of 0.
  init?(logLogSlopeOf points: [GrowthPoint]) {
    guard points.allSatisfy({ $0.cost > 0 }),
      let line = StraightLine(points.map { log(Double($0.items)) }, points.map { log($0.cost) })
    else { return nil }
    let reach =
      StudentT(degreesOfFreedom: points.count - 2).twoSidedQuantile(level: Self.confidenceLevel)
      * line.slopeError
    self.init(line.slope, interval: Interval(low: line.slope - reach, high: line.slope + reach))
  }
}
