/// How a cost grows with the number of items, as far as the points tell.
public enum Growth: Hashable, Sendable {
  /// One model fits, and every simpler or rival one is far behind.
  case like(GrowthModel)
  /// Two models fit about equally well, or some between these two do; the slower is first.
  case between(GrowthModel, GrowthModel)
  case notDecided(Reason)

  /// Why no growth is named.
  public enum Reason: Hashable, Sendable {
    case tooFewSizes
    case tooSmallRange
    /// The best model leaves a trend, so the cost grows in another way.
    case trend
    /// Models from slow to fast fit equally well: the costs scatter too much.
    case tooNoisy
    /// The cost is 0 at some item counts and not at others.
    case partlyZero
  }
}

/// The growth of one cost, with what it was concluded from.
public struct GrowthEstimate: Sendable {
  public let growth: Growth
  /// The slope in a chart with two logarithmic axes, over all sizes: 1 where twice the items take
  /// twice the time. nil where there is none: fewer than three points, or a cost of 0.
  public let slope: Estimate?
  /// The weight of evidence of each model, from 0 to 1, together 1 (Burnham and Anderson, "Model
  /// Selection and Multimodel Inference", section 2.9); empty where no model was fitted.
  public let weights: [GrowthModel: Double]
  /// The exact formula of a count; nil for what is not one.
  public let formula: CountFormula?
  let fit: GrowthFit?

  init(
    growth: Growth, slope: Estimate?, weights: [GrowthModel: Double] = [:],
    formula: CountFormula? = nil, fit: GrowthFit? = nil
  ) {
    self.growth = growth
    self.slope = slope
    self.weights = weights
    self.formula = formula
    self.fit = fit
  }

  /// The cost by the best model; nil if none was fitted.
  public func cost(at items: Double) -> Double? { fit?.cost(at: items) }

  /// How much better, by the corrected criterion of Akaike, a model must be than each simpler or
  /// rival one to be named alone. With 2, which is common elsewhere, 8 to 9 % of costs with a large
  /// fixed part are named wrongly; with 9, fewer than 1 %.
  public static let margin = 9.0
  /// The fewest item counts of which a growth is named.
  public static let fewestSizes = 6
  /// How many times as large as the smallest item count the largest must be.
  public static let smallestRange = 16.0
  /// What is called constant changes by less than this factor from the smallest item count to the
  /// largest, whichever model it follows.
  public static let constantFactor = 1.25
}
