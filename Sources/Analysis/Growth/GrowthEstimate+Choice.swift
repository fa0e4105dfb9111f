import Foundation

extension GrowthEstimate {
  /// Concludes how a cost grows.
  ///
  /// - Parameters:
  ///   - points: One an item count.
  ///   - isCount: Whether the costs are exact counts, which may follow a formula.
  /// - Precondition: item counts are positive.
  /// - Complexity: O(*n* log *n*) for *n* points.
  public init(of points: [GrowthPoint], isCount: Bool = false) {
    let points = points.sorted { $0.items < $1.items }
    let formula = isCount ? CountFormula(of: points) : nil
    let slope = GrowthExponent(points.map { (items: $0.items, value: $0.cost) })
      .map { Estimate($0.slope, interval: $0.interval) }
    guard points.contains(where: { $0.cost > 0 }) else {
      let growth: Growth = points.isEmpty ? .notDecided(.tooFewSizes) : .like(.constant)
      self.init(growth: growth, slope: nil, formula: formula)
      return
    }
    if let reason = Self.obstacle(in: points) {
      self.init(growth: .notDecided(reason), slope: slope, formula: formula)
      return
    }
    let fits = GrowthModel.allCases.map { GrowthFit($0, to: points) }
    let choice = GrowthChoice(fits: fits, points: points)
    self.init(
      growth: choice.growth, slope: slope, weights: choice.weights, formula: formula,
      fit: choice.best)
  }

  private static func obstacle(in points: [GrowthPoint]) -> Growth.Reason? {
    if points.contains(where: { $0.cost <= 0 }) { return .partlyZero }
    guard points.count >= fewestSizes, let first = points.first, let last = points.last else {
      return .tooFewSizes
    }
    return Double(last.items) < smallestRange * Double(first.items) ? .tooSmallRange : nil
  }
}

/// Which of some fits is named.
struct GrowthChoice {
  let fits: [GrowthFit]
  let points: [GrowthPoint]

  /// The models that the points do not tell apart from the best one, from slow to fast.
  var growth: Growth {
    if best.showsTrend { return .notDecided(.trend) }
    let possible = fits.filter { isPossible($0) }.map(\.model).sorted()
    guard let slowest = possible.first, let fastest = possible.last else {
      return .notDecided(.tooNoisy)
    }
    if slowest == fastest { return .like(slowest) }
    return possible.count <= Self.mostBetween
      ? .between(slowest, fastest) : .notDecided(.tooNoisy)
  }

  var best: GrowthFit { fits.min { $0.criterion < $1.criterion } ?? fits[0] }

  var weights: [GrowthModel: Double] {
    let least = best.criterion
    let likelihoods = fits.map { exp(($0.criterion.distance(to: least)) / 2) }
    let sum = likelihoods.reduce(0, +)
    return Dictionary(
      uniqueKeysWithValues: zip(fits, likelihoods).map { ($0.model, $1 / sum) })
  }

  /// More models than this that fit equally well are no statement.
  private static let mostBetween = 3

  /// Whether a model may be the true one. A rival or simpler one of the best is until it is far
  /// behind it; one that contains the best adds a term that nothing asks for. Where a constant
  /// fits, models of growth are possible as far as they could have grown visibly.
  private func isPossible(_ fit: GrowthFit) -> Bool {
    let best = best
    guard fit.criterion - best.criterion < GrowthEstimate.margin else { return false }
    if fit.model == best.model { return true }
    if best.model == .constant { return !fit.isNearlyConstant(over: points) }
    return !fit.model.contains(best.model)
  }
}

extension GrowthFit {
  /// Whether this model, at the upper end of what the points allow, grows by less than
  /// ``GrowthEstimate/constantFactor`` over the range.
  func isNearlyConstant(over points: [GrowthPoint]) -> Bool {
    guard let first = points.first, let last = points.last else { return true }
    let low = model.terms(at: Double(first.items))
    let high = model.terms(at: Double(last.items))
    // How far the points are from where the growing terms alone would put them, as a straight
    // line through the logarithms; its slope has a known spread.
    let positions = points.map { point in
      (model.terms(at: Double(point.items)).last ?? 1) / (high.last ?? 1)
    }
    let logCosts = points.map { log($0.cost) }
    guard let line = StraightLine(positions, logCosts) else { return true }
    let span = 1 - (low.last ?? 0) / (high.last ?? 1)
    let reach = StudentT(degreesOfFreedom: points.count - 2).twoSidedQuantile(level: 0.998)
    return exp((line.slope + reach * line.slopeError) * span) < GrowthEstimate.constantFactor
  }

  /// Whether neighbouring residuals are so alike that they are not chance: the ratio of von
  /// Neumann, "Distribution of the Ratio of the Mean Square Successive Difference to the
  /// Variance", Annals of Mathematical Statistics 12, 1941. It is near 2 for chance.
  var showsTrend: Bool {
    guard meanSquare > Self.smallestTrend else { return false }
    let steps = zip(residuals, residuals.dropFirst()).map { $1 - $0 }
    let ratio =
      steps.reduce(0) { $0 + $1 * $1 } / residuals.reduce(0) { $0 + $1 * $1 }
    return ratio < Self.leastSuccessiveRatio
  }

  /// The square of half a per cent: what a reader would not see.
  private static let smallestTrend = 2.5e-5
  private static let leastSuccessiveRatio = 0.7
}
