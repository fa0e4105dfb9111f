import Foundation

/// How a cost may grow with the number of items, apart from a fixed part.
public enum GrowthModel: String, Hashable, Codable, Sendable, CaseIterable {
  // From slow to fast, which is the order of comparison.
  case constant
  case logarithmic = "log n"
  case linear = "n"
  case linearithmic = "n log n"
  case linearAndQuadratic = "n + n²"
  case quadratic = "n²"
  case cubic = "n³"

  /// The values at `items` of the functions that the cost is a sum of, each with a coefficient of
  /// its own. The first is the fixed part.
  func terms(at items: Double) -> [Double] {
    switch self {
    case .constant: [1]
    case .logarithmic: [1, log(items)]
    case .linear: [1, items]
    case .linearithmic: [1, items * log(items)]
    case .linearAndQuadratic: [1, items, items * items]
    case .quadratic: [1, items * items]
    case .cubic: [1, items * items * items]
    }
  }

  var termCount: Int { terms(at: 1).count }

  /// Whether this model with some coefficients at 0 is `other`.
  func contains(_ other: GrowthModel) -> Bool {
    switch (self, other) {
    case (.linearAndQuadratic, .linear), (.linearAndQuadratic, .quadratic): true
    case (_, .constant): self != .constant
    default: false
    }
  }
}

extension GrowthModel: Comparable {
  public static func < (left: GrowthModel, right: GrowthModel) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
