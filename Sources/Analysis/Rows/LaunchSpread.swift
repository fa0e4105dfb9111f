import Foundation
package import Measurement

/// How the launches of a run differ in a ratio: what a comparison with another run rests on.
public struct LaunchSpread: Hashable, Codable, Sendable {
  /// The geometric mean over the launches of each launch's median.
  public var mean: Double
  /// The standard deviation, between launches, of the natural logarithm of these medians; nil for
  /// one launch, which says nothing about the next.
  public var deviation: Double?
  public var launches: Int

  /// - Precondition: `mean` is positive, `launches` is at least 1.
  public init(mean: Double, deviation: Double?, launches: Int) {
    precondition(mean > 0 && launches > 0, "a ratio is positive and was seen in a launch")
    self.mean = mean
    self.deviation = deviation
    self.launches = launches
  }

  /// The spread of the ratios of `samples` to those of `base` in the same rounds; nil if there is
  /// no such pair.
  ///
  /// - Complexity: O(*n* log *n*) comparisons.
  package init?(ratioOf samples: [Sample], to base: [Sample]) {
    self.init(of: LaunchValue.ratios(of: samples, to: base))
  }

  /// The spread of positive values; nil if there is none.
  package init?(of values: [LaunchValue]) {
    let medians = Dictionary(grouping: values, by: \.launch).values
      .compactMap { launch in Quantiles(of: launch.lazy.map(\.value))?.median }
    guard !medians.isEmpty else { return nil }
    // Sorted, so that the sums do not depend on the order of the launches.
    let logarithms = medians.sorted().map { log($0) }
    let count = Double(logarithms.count)
    let mean = logarithms.reduce(0, +) / count
    let squares = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    self.init(
      mean: exp(mean), deviation: count > 1 ? (squares / (count - 1)).squareRoot() : nil,
      launches: logarithms.count)
  }
}
