/// A number as the quotient of two whole ones.
struct Fraction: Equatable {
  let numerator: Int
  let denominator: Int

  /// Averages over more operations than this are not looked for.
  static let largestDenominator = 1 << 24

  /// The fraction with the smallest denominator, among the convergents of the continued fraction,
  /// that is exactly this `Double` when divided.
  ///
  /// Every p/q with q below about 10⁷ divided by the square root of the value is among them: the
  /// nearest `Double` differs from it by less than 1/(2q²) (Hardy and Wright, "An Introduction to
  /// the Theory of Numbers", theorem 184).
  /// - Returns: nil if there is none, or the number is negative.
  init?(_ value: Double) {
    guard value >= 0, value < 0x1p62 else { return nil }
    var rest = value
    var (before, last) = ((numerator: 0, denominator: 1), (numerator: 1, denominator: 0))
    while true {
      guard let digit = Int(exactly: rest.rounded(.down)) else { return nil }
      let numerator = last.numerator.multipliedReportingOverflow(by: digit)
      let denominator = last.denominator.multipliedReportingOverflow(by: digit)
      guard !numerator.overflow, !denominator.overflow else { return nil }
      let next = (
        numerator: numerator.partialValue.addingReportingOverflow(before.numerator),
        denominator: denominator.partialValue.addingReportingOverflow(before.denominator)
      )
      guard !next.numerator.overflow, !next.denominator.overflow,
        next.denominator.partialValue <= Self.largestDenominator
      else { return nil }
      (before, last) = (last, (next.numerator.partialValue, next.denominator.partialValue))
      if Double(last.numerator) / Double(last.denominator) == value { break }
      let fraction = rest - Double(digit)
      guard fraction > 0 else { return nil }
      rest = 1 / fraction
    }
    numerator = last.numerator
    denominator = last.denominator
  }

  /// The averages as totals over one number of operations, the smallest that serves all of them.
  ///
  /// - Returns: nil if there is no such number, or a total would be too large.
  static func totals(
    of averages: [String: Double]
  ) -> (totals: [String: Int], operations: Int)? {
    var operations = 1
    var fractions: [String: Fraction] = [:]
    for (name, average) in averages {
      guard let fraction = Fraction(average) else { return nil }
      fractions[name] = fraction
      let factor = fraction.denominator / greatestCommonDivisor(operations, fraction.denominator)
      guard factor <= largestDenominator / operations else { return nil }
      operations *= factor
    }
    var totals: [String: Int] = [:]
    for (name, fraction) in fractions {
      let total = fraction.numerator
        .multipliedReportingOverflow(by: operations / fraction.denominator)
      guard !total.overflow else { return nil }
      totals[name] = total.partialValue
    }
    return (totals, operations)
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    var (a, b) = (one, other)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
