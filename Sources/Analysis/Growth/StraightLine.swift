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
