/// The polynomial in the item count `n` that some counts follow exactly.
public struct CountFormula: Hashable, Sendable {
  /// Twice the coefficients of 1, n, n², …, whole numbers; the last is not 0 unless it is alone.
  let doubled: [Int]

  /// The formula of lowest degree, at most 2, with coefficients that are multiples of one half.
  ///
  /// Every point must lie on it, and there must be at least two more than it has coefficients, so
  /// that it says more than the points themselves.
  /// - Parameter points: One an item count, ascending.
  /// - Returns: nil if there is no such formula.
  public init?(of points: [GrowthPoint]) {
    for degree in 0...2 where points.count >= degree + 3 {
      if let doubled = Self.coefficients(degree: degree, through: points),
        points.allSatisfy({ Self.value(doubled, at: $0.items) == 2 * $0.cost })
      {
        self.doubled = doubled
        return
      }
    }
    return nil
  }

  /// The count at an item count.
  public func value(at items: Int) -> Double { Self.value(doubled, at: items) / 2 }

  private static func value(_ doubled: [Int], at items: Int) -> Double {
    doubled.reversed().reduce(0) { $0 * Double(items) + Double($1) }
  }

  /// Newton's divided differences through the first points.
  private static func coefficients(degree: Int, through points: [GrowthPoint]) -> [Int]? {
    let nodes = points.prefix(degree + 1).map { Double($0.items) }
    var differences = points.prefix(degree + 1).map { 2 * $0.cost }
    for order in stride(from: 1, through: degree, by: 1) {
      for index in stride(from: degree, through: order, by: -1) {
        differences[index] =
          (differences[index] - differences[index - 1]) / (nodes[index] - nodes[index - order])
      }
    }
    var result = Array(repeating: 0.0, count: degree + 1)
    for index in (0...degree).reversed() {
      // result = result · (n - node) + difference
      var next = result.map { -nodes[index] * $0 }
      for power in 0..<degree { next[power + 1] += result[power] }
      next[0] += differences[index]
      result = next
    }
    let whole = result.compactMap { Int(exactly: $0.rounded()) }
    guard whole.count == degree + 1, degree == 0 || whole[degree] != 0 else { return nil }
    return whole
  }
}

extension CountFormula: CustomStringConvertible {
  /// The formula as people write it, such as `n(n+1)/2 + n`, `2n + 1` or `21`.
  public var description: String {
    var rest = doubled + Array(repeating: 0, count: 3 - doubled.count)
    var parts: [String] = []
    if rest[2] != 0 {
      if rest[2].isMultiple(of: 2) {
        parts.append(Self.term(rest[2], "n²"))
      } else {
        // An odd half of n² comes with an odd half of n: together a triangular number.
        let factor = rest[2] == 1 ? "" : "\(rest[2])"
        parts.append("\(factor)n(n+1)/2")
        rest[1] -= rest[2]
      }
    }
    if rest[1] != 0 { parts.append(Self.term(rest[1], "n")) }
    if rest[0] != 0 || parts.isEmpty { parts.append(Self.term(rest[0], "")) }
    return parts.dropFirst().reduce(parts[0]) { text, part in
      part.hasPrefix("-") ? "\(text) - \(part.dropFirst())" : "\(text) + \(part)"
    }
  }

  private static func term(_ doubled: Int, _ variable: String) -> String {
    if !doubled.isMultiple(of: 2) { return "\(doubled)\(variable)/2" }
    let factor = doubled / 2
    if variable.isEmpty { return "\(factor)" }
    switch factor {
    case 1: return variable
    case -1: return "-\(variable)"
    default: return "\(factor)\(variable)"
    }
  }
}
