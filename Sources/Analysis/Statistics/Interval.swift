/// A closed range of values that a quantity may plausibly have.
public struct Interval: Hashable, Codable, Sendable {
  public var low: Double
  public var high: Double

  /// - Precondition: `low` is at most `high`, and neither is NaN.
  public init(low: Double, high: Double) {
    precondition(low <= high, "an interval runs from its low to its high end")
    self.low = low
    self.high = high
  }

  public func contains(_ value: Double) -> Bool { low <= value && value <= high }

  /// The smallest interval that contains both.
  package func hull(_ other: Interval) -> Interval {
    Interval(low: min(low, other.low), high: max(high, other.high))
  }

  /// The smallest interval that contains this one and `value`.
  package func hull(_ value: Double) -> Interval {
    hull(Interval(low: value, high: value))
  }
}
