import Foundation

/// How a cost grows with the number of items, at most.
public enum LayoutGrowth: String, CaseIterable, Sendable {
  /// The same for every number of items.
  case constant
  /// In proportion to the items, apart from a fixed part.
  case linear
  /// As the items times their logarithm.
  case linearithmic
  /// As the square of the items.
  case quadratic

  /// Twice this many items take about twice as much.
  func shape(_ items: Int) -> Double {
    let items = Double(items)
    return switch self {
    case .constant: 0
    case .linear: items
    case .linearithmic: items * log2(max(1, items))
    case .quadratic: items * items
    }
  }

  /// How many sizes it takes to tell.
  var sizesNeeded: Int { self == .constant ? 2 : 3 }
}

/// The costs at several sizes, and whether they grow as they may.
struct GrowthSeries {
  /// What a step may be steeper than the one before it and still be as steep: an eighth, for
  /// costs that jump where lines break.
  static let slack = 0.125

  var sizes: [Int]
  var counts: [Int]

  /// The first size from which on the counts grow faster; nil if they do not.
  ///
  /// Each step of the counts is divided by the step of the growth's shape. The cost grows no
  /// faster if no quotient is larger than the one before it, but for ``slack``.
  func firstExcess(over growth: LayoutGrowth) -> Int? {
    guard growth != .constant else {
      return zip(sizes, counts).first { $0.1 != counts[0] }?.0
    }
    let quotients = sizes.indices.dropFirst().map { index in
      Double(counts[index] - counts[index - 1])
        / (growth.shape(sizes[index]) - growth.shape(sizes[index - 1]))
    }
    for index in quotients.indices.dropFirst() {
      let before = quotients[index - 1]
      if quotients[index] > max(0, before) * (1 + Self.slack) { return sizes[index + 1] }
    }
    return nil
  }
}
