/// By how much one strategy beats another, over several item counts.
public struct Margin: Hashable, Sendable {
  /// The strategy that is beaten.
  public let opponent: String
  /// At each of ``measured``, the opponent takes at least this many times as long. Two
  /// significant figures, rounded down.
  public let factor: Double
  /// The item counts at which both strategies have a time, ascending.
  public let measured: [Int]
  /// The other item counts in the range of the statement, ascending.
  public let unmeasured: [Int]

  public init(opponent: String, factor: Double, measured: [Int], unmeasured: [Int] = []) {
    self.opponent = opponent
    self.factor = factor
    self.measured = measured
    self.unmeasured = unmeasured
  }
}

extension ResultRow {
  /// How many times as long as this strategy the other one takes, at the very least.
  ///
  /// No more than the measured ratio by any of the row's columns, and no more than the
  /// conservative ends of the intervals allow: of the ratios to the common reference, or where
  /// these have no interval, of the times. Without any interval the ratio is halved.
  /// - Returns: nil if one of the two has no time.
  package func certainSpeedup(over other: ResultRow) -> Double? {
    guard let time = time?.median, let otherTime = other.time?.median else { return nil }
    let byTimes = Speedup(from: otherTime, to: time)
    guard let ratio, let otherRatio = other.ratio, reference == other.reference else {
      return byTimes.certain ?? byTimes.measured / Speedup.caution
    }
    let byRatios = Speedup(from: otherRatio, to: ratio)
    let measured = min(byTimes.measured, byRatios.measured)
    return min(measured, byRatios.certain ?? byTimes.certain ?? measured / Speedup.caution)
  }
}

/// The quotient of two estimates.
private struct Speedup {
  /// A speed-up without an interval is divided by this.
  static let caution = 2.0

  var measured: Double
  /// The smallest quotient of two values in the intervals; nil if one has none.
  var certain: Double?

  init(from slow: Estimate, to fast: Estimate) {
    measured = slow.value / fast.value
    if let slow = slow.interval, let fast = fast.interval { certain = slow.low / fast.high }
  }
}
