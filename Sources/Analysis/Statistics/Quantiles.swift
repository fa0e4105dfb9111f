/// The quantiles of some values.
///
/// Quantile `p` of `n` values is read at position `(n - 1)p` of the values in order, counted from
/// 0, with linear interpolation between neighbours: type 7 of Hyndman and Fan, "Sample Quantiles
/// in Statistical Packages", The American Statistician 50 (1996), the default of R and NumPy.
package struct Quantiles {
  /// The values, ascending; at least one.
  package let ordered: [Double]

  /// Returns nil if there is no value.
  ///
  /// - Precondition: no value is NaN.
  /// - Complexity: O(*n* log *n*) comparisons.
  package init?(of values: some Sequence<Double>) {
    let ordered = values.sorted()
    guard !ordered.isEmpty else { return nil }
    precondition(!ordered.contains(where: \.isNaN), "a quantile of NaN has no meaning")
    self.ordered = ordered
  }

  package var smallest: Double { ordered[0] }
  package var median: Double { at(0.5) }

  /// The quantile at `share`, from 0 (the smallest value) to 1 (the largest).
  package func at(_ share: Double) -> Double {
    precondition((0...1).contains(share), "a quantile is taken at a share from 0 to 1")
    let position = Double(ordered.count - 1) * share
    let below = ordered[Int(position)]
    let above = ordered[min(Int(position) + 1, ordered.count - 1)]
    return below + (above - below) * position.truncatingRemainder(dividingBy: 1)
  }

  /// The interval that contains the median of the population with at least `level` of
  /// confidence, whatever the distribution: between the `r`-th smallest and the `r`-th largest
  /// value, with the largest `r` that the binomial distribution allows (David and Nagaraja,
  /// "Order Statistics", section 7.1).
  ///
  /// - Returns: nil if even the smallest and the largest value do not give that confidence,
  ///   which for 95 % is the case below 6 values.
  /// - Complexity: O(*n*).
  package func medianInterval(level: Double = Estimate.confidenceLevel) -> Interval? {
    let rank = BinomialHalf(trials: ordered.count).largestRank(tail: (1 - level) / 2)
    guard rank > 0 else { return nil }
    return Interval(low: ordered[rank - 1], high: ordered[ordered.count - rank])
  }
}
