import Foundation

/// Numbers as people read them, the same in every locale.
enum Quantity {
  /// A time with three significant figures in the unit that fits, such as `12.3 µs`.
  static func time(nanoseconds: Double) -> String {
    scaled(nanoseconds, figures: 3, units: [(1, " ns"), (1e3, " µs"), (1e6, " ms"), (1e9, " s")])
  }

  /// How many times as fast, with two significant figures, such as `120×`.
  static func speedup(_ factor: Double) -> String {
    scaled(factor, figures: 2, units: [(1, "×"), (1e6, "M×")])
  }

  /// A count: whole below 10000, else with three significant figures, such as `50.0M`. A
  /// count that is an average over operations has two.
  static func count(_ count: Double) -> String {
    if count < 10_000 {
      return Int(exactly: count)?.description ?? decimal(count, figures: 2)
    }
    return scaled(count, figures: 3, units: [(1e3, "k"), (1e6, "M"), (1e9, "G"), (1e12, "T")])
  }

  /// The value as a decimal with as many significant figures, never with an exponent. Digits
  /// before the decimal point are kept in number, as zeros where need be.
  private static func decimal(_ value: Double, figures: Int) -> String {
    let value = rounded(value, figures: figures)
    guard value > 0, value.isFinite else { return "0" }
    return String(format: "%.*f", max(0, figures - 1 - exponent(of: value)), value)
  }

  /// - Parameter units: Sizes and names, ascending by size.
  private static func scaled(
    _ value: Double, figures: Int, units: [(size: Double, name: String)]
  ) -> String {
    // Rounded first, so that 999.9 ns becomes 1.00 µs.
    let value = rounded(value, figures: figures)
    let unit = units.last { $0.size <= value } ?? units[0]
    return decimal(value / unit.size, figures: figures) + unit.name
  }

  private static func rounded(_ value: Double, figures: Int) -> Double {
    guard value > 0, value.isFinite else { return value }
    let shift = figures - 1 - exponent(of: value)
    let step = pow(10, Double(abs(shift)))
    return shift >= 0 ? (value * step).rounded() / step : (value / step).rounded() * step
  }

  private static func exponent(of value: Double) -> Int { Int(log10(value).rounded(.down)) }
}
