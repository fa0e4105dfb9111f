/// A quantity as measured, with its 95 % confidence interval.
///
/// <doc:Intervals> says how both come about.
public struct Estimate: Hashable, Codable, Sendable {
  public var value: Double
  /// Contains `value`; nil if it rests on fewer than ``fewestSamples``.
  public var interval: Interval?

  public init(_ value: Double, interval: Interval? = nil) {
    self.value = value
    self.interval = interval
  }

  /// The confidence level of every interval of this module.
  public static let confidenceLevel = 0.95

  /// The fewest samples of which a median has a distribution-free interval at this level:
  /// all `n` fall on one side of it with probability 2 · 0.5ⁿ, which is 3.1 % at 6.
  public static let fewestSamples = 6
}
