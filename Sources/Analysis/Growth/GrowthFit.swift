import Foundation

/// A growth model with the coefficients that fit some points best.
///
/// Costs are measured with an error in proportion to them, so what is made small is the sum of
/// the squared differences of logarithms. No coefficient is negative: nothing takes less than no
/// time.
struct GrowthFit {
  let model: GrowthModel
  /// One for each term of the model; 0 for a term that would have had a negative one.
  let coefficients: [Double]
  /// The logarithm of the cost less that of the model, for each point.
  let residuals: [Double]

  /// - Precondition: the costs and item counts are positive.
  /// - Complexity: O(*n*) for *n* points: the steps of the search are bounded.
  init(_ model: GrowthModel, to points: [GrowthPoint]) {
    let rows = points.map { model.terms(at: Double($0.items)) }
    let columns = (0..<model.termCount).map { term in rows.map { $0[term] } }
    let logCosts = points.map { log($0.cost) }
    func solution(of used: [Int]) -> (used: [Int], solution: TermSearch.Solution)? {
      TermSearch(columns: used.map { columns[$0] }, logCosts: logCosts).best.map { (used, $0) }
    }
    // All terms together are best if their coefficients come out positive. The fixed part alone
    // always has a solution.
    let best =
      solution(of: Array(0..<model.termCount))
      ?? Self.subsets(of: model.termCount).dropLast().compactMap(solution)
      .min { $0.solution.squares < $1.solution.squares }
    var coefficients = Array(repeating: 0.0, count: model.termCount)
    if let best {
      for (term, value) in zip(best.used, best.solution.coefficients) { coefficients[term] = value }
    }
    self.model = model
    self.coefficients = coefficients
    residuals = best?.solution.residuals ?? []
  }

  /// The cost by the model.
  func cost(at items: Double) -> Double {
    zip(coefficients, model.terms(at: items)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The mean square of the residuals.
  var meanSquare: Double {
    residuals.reduce(0) { $0 + $1 * $1 } / Double(max(1, residuals.count))
  }

  /// Akaike's information criterion, corrected for small samples (Hurvich and Tsai, "Regression
  /// and Time Series Model Selection in Small Samples", Biometrika 76, 1989). The variance counts
  /// as a parameter.
  ///
  /// - Precondition: there are at least two points more than parameters.
  var criterion: Double {
    let count = Double(residuals.count)
    let parameters = Double(model.termCount + 1)
    let correction = 2 * parameters * (parameters + 1) / (count - parameters - 1)
    return count * log(max(meanSquare, Self.finestMeanSquare)) + 2 * parameters + correction
  }

  /// Below a thousandth of a per cent, a difference is of rounding, not of growth.
  static let finestMeanSquare = 1e-10

  /// All sets of terms but the empty one.
  private static func subsets(of count: Int) -> [[Int]] {
    (1..<(1 << count)).map { mask in (0..<count).filter { mask & (1 << $0) != 0 } }
  }
}
