import Foundation

/// A positive value that was observed in a launch: a time or a ratio.
package struct LaunchValue: Sendable {
  package var launch: Int
  package var value: Double

  package init(launch: Int, value: Double) {
    self.launch = launch
    self.value = value
  }
}

extension Estimate {
  /// The median over the launches of each launch's median, with its interval.
  ///
  /// The interval spans two others: Student's t interval of the logarithms of the launches'
  /// medians (if there is more than one launch), and the distribution-free interval of the
  /// median of all values. It is nil below ``fewestSamples`` values.
  ///
  /// - Precondition: all values are positive and finite.
  /// - Returns: nil if there is no value.
  /// - Complexity: O(*n* log *n*) comparisons.
  package init?(of values: [LaunchValue]) {
    precondition(
      values.allSatisfy { $0.value > 0 && $0.value.isFinite },
      "times and ratios are positive and finite")
    let medians = Dictionary(grouping: values, by: \.launch).values.compactMap { launch in
      Quantiles(of: launch.lazy.map(\.value))?.median
    }
    guard let centre = Quantiles(of: medians)?.median,
      let pooled = Quantiles(of: values.lazy.map(\.value))
    else { return nil }
    self.init(centre)

    guard let within = pooled.medianInterval()?.hull(centre) else { return }
    if medians.count == 1 {
      interval = within
    } else {
      interval = Interval.ofGeometricMean(medians)?.hull(within)
    }
  }
}

extension Interval {
  /// Student's t interval of the median of a log-normal population, from positive values of it.
  ///
  /// On logarithms, a factor up and the same factor down are equally far, and a quantity and
  /// its reciprocal get reciprocal intervals.
  /// - Returns: nil below two values, and where the interval exceeds what a `Double` can hold.
  package static func ofGeometricMean(
    _ values: [Double], level: Double = Estimate.confidenceLevel
  ) -> Interval? {
    guard values.count > 1 else { return nil }
    let count = Double(values.count)
    // Sorted, so that the sums do not depend on the order of the launches.
    let logarithms = values.sorted().map { log($0) }
    let mean = logarithms.reduce(0, +) / count
    let variance = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let quantile = StudentT(degreesOfFreedom: values.count - 1).twoSidedQuantile(level: level)
    let reach = quantile * (variance / count).squareRoot()
    let (low, high) = (exp(mean - reach), exp(mean + reach))
    return low > 0 && high.isFinite ? Interval(low: low, high: high) : nil
  }
}
