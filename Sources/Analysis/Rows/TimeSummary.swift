public import Measurement

/// The time of one operation, in nanoseconds.
public struct TimeSummary: Hashable, Codable, Sendable {
  /// The fastest sample's.
  public var minimum: Double
  /// The median over the launches of each launch's median.
  public var median: Estimate
  /// The 90th percentile of all samples.
  public var ninetiethPercentile: Double

  public init(minimum: Double, median: Estimate, ninetiethPercentile: Double) {
    self.minimum = minimum
    self.median = median
    self.ninetiethPercentile = ninetiethPercentile
  }

  /// The summary of `samples`; nil if there are none.
  ///
  /// - Precondition: each sample has iterations and took time.
  public init?(of samples: [Sample]) {
    let times = samples.map { sample in
      LaunchValue(launch: sample.launch, value: sample.nanosecondsPerOperation)
    }
    guard let quantiles = Quantiles(of: times.lazy.map(\.value)),
      let median = Estimate(of: times)
    else { return nil }
    self.init(
      minimum: quantiles.smallest, median: median, ninetiethPercentile: quantiles.at(0.9))
  }
}
