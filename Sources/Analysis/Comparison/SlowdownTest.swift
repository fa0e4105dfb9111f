import Foundation

/// Whether a ratio changed by more than a least effect, from how launches differ in both runs.
///
/// Welch's unequal variances t-test on the logarithms of the launches' medians (Welch, "The
/// generalization of Student's problem", Biometrika 34, 1947), one-sided, against the least effect
/// rather than against 0. With three launches a variance is hardly known, and over hundreds of
/// cells some look far too small by chance; so each is moderated by what cells vary on average, as
/// in Smyth, "Linear models and empirical Bayes methods for assessing differential expression in
/// microarray experiments", Statistical Applications in Genetics and Molecular Biology 3, 2004.
/// <doc:ComparingRuns> shows how it behaves.
public struct SlowdownTest: Sendable {
  /// What variances are moderated by: the mean of all cells' variances between launches.
  public struct Prior: Sendable {
    var variance: Double
    /// As how many degrees of freedom it counts beside a cell's own.
    var weight: Double

    /// - Parameter deviations: The standard deviations between launches of all cells.
    package init(deviations: [Double]) {
      let squares = deviations.reduce(0) { $0 + $1 * $1 }
      variance = deviations.isEmpty ? 0 : squares / Double(deviations.count)
      // A few cells say nothing that a cell does not know by itself.
      weight = deviations.count >= Self.fewestCells ? Self.fullWeight : 0
    }

    /// Fixed rather than estimated: the cells of a run share its launches, and an estimate that
    /// takes them for independent would trust the mean too much.
    static let fullWeight = 4.0
    static let fewestCells = 20
  }

  /// Launches are never taken to differ by less than this, as a standard deviation of logarithms.
  package static let leastDeviation = 0.01

  let prior: Prior
  let leastEffect: Double

  /// - Parameter leastEffect: The share that must be exceeded: 0.15 for 15 %.
  package init(prior: Prior, leastEffect: Double) {
    self.prior = prior
    self.leastEffect = leastEffect
  }

  /// The probability of a change at least this large if the true one is the least effect.
  package struct Probabilities: Sendable {
    package var slower: Double
    package var faster: Double
  }

  /// - Returns: nil if one of the runs has a single launch.
  package func probabilities(base: LaunchSpread, new: LaunchSpread) -> Probabilities? {
    difference(base: base, new: new).map(probabilities)
  }

  /// The share by which a row must become slower for the test to see it, uncorrected, in 95 % of
  /// comparisons: the least effect, and twice the quantile of the distribution times the standard
  /// error, once to be called slower and once not to be missed.
  ///
  /// - Returns: nil if one of the runs has a single launch.
  package func visibleSlowdown(base: LaunchSpread, new: LaunchSpread) -> Double? {
    guard let difference = difference(base: base, new: new) else { return nil }
    let quantile = difference.student.twoSidedQuantile(level: 0.9)
    return expm1(log1p(leastEffect) + 2 * quantile * difference.error)
  }

  /// For one spread of ratios of the new to the old, measured in pairs.
  package func probabilities(paired spread: LaunchSpread) -> Probabilities? {
    guard let spread = moderated(spread) else { return nil }
    return probabilities(
      Difference(
        change: spread.mean, error: spread.squaredError.squareRoot(), degrees: spread.degrees))
  }

  private func probabilities(_ difference: Difference) -> Probabilities {
    let effect = log1p(leastEffect)
    return Probabilities(
      slower: difference.student.probability(
        above: (difference.change - effect) / difference.error),
      faster: difference.student.probability(
        above: (-difference.change - effect) / difference.error))
  }

  /// By how much the logarithm of a ratio changed, and how well that is known.
  private struct Difference {
    var change: Double
    /// The standard error of the change.
    var error: Double
    var student: StudentT

    init(change: Double, error: Double, degrees: Double) {
      self.change = change
      self.error = error
      // Rounded down, which makes probabilities larger.
      student = StudentT(degreesOfFreedom: max(1, Int(degrees)))
    }
  }

  private func difference(base: LaunchSpread, new: LaunchSpread) -> Difference? {
    guard let base = moderated(base), let new = moderated(new) else { return nil }
    let total = base.squaredError + new.squaredError
    let degrees =
      total * total
      / (base.squaredError * base.squaredError / base.degrees
        + new.squaredError * new.squaredError / new.degrees)
    return Difference(
      change: new.mean - base.mean, error: total.squareRoot(), degrees: degrees)
  }

  private struct Moderated {
    var mean: Double
    /// The squared standard error of the mean.
    var squaredError: Double
    var degrees: Double
  }

  private func moderated(_ spread: LaunchSpread) -> Moderated? {
    guard let deviation = spread.deviation, spread.launches > 1 else { return nil }
    let own = Double(spread.launches - 1)
    let degrees = own + prior.weight
    let variance = (own * deviation * deviation + prior.weight * prior.variance) / degrees
    let least = Self.leastDeviation * Self.leastDeviation
    return Moderated(
      mean: log(spread.mean), squaredError: max(variance, least) / Double(spread.launches),
      degrees: degrees)
  }
}

extension StudentT {
  /// The probability of a value above `t`.
  package func probability(above t: Double) -> Double {
    let within = probability(within: t)
    return t >= 0 ? (1 - within) / 2 : (1 + within) / 2
  }
}
