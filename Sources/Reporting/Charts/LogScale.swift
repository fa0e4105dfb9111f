import Foundation

/// A logarithmic axis: where values lie, and which of them are named.
///
/// If some values are 0, which has no logarithm, they have a place of their own at the low end.
struct LogScale {
  /// Values and places of both ends.
  let values: ClosedRange<Double>
  let start: Double
  let end: Double
  let hasZero: Bool

  private static let zeroRoom = 22.0

  /// A scale that contains the values, widened to whole decades if `wholeDecades` says so.
  init(
    of values: [Double], from start: Double, to end: Double, wholeDecades: Bool = false
  ) {
    let positive = values.filter { $0 > 0 && $0.isFinite }
    var low = positive.min() ?? 1
    var high = positive.max() ?? 10
    if wholeDecades {
      low = pow(10, log10(low).rounded(.down))
      high = pow(10, log10(high).rounded(.up))
    }
    if high <= low { high = low * 10 }
    self.values = low...high
    self.start = start
    self.end = end
    hasZero = values.contains { $0 <= 0 }
  }

  func place(of value: Double) -> Double {
    guard value > 0 else { return start }
    let share = log(value / values.lowerBound) / log(values.upperBound / values.lowerBound)
    let first = hasZero ? start + (end > start ? Self.zeroRoom : -Self.zeroRoom) : start
    return first + min(1, max(0, share)) * (end - first)
  }

  /// The values to name: powers of ten, every second or third if there are many; in a short range
  /// twice and five times these too, and its ends if even those are missing.
  var ticks: [Double] {
    let exponents =
      Int(log10(values.lowerBound).rounded(.down))...Int(log10(values.upperBound).rounded(.up))
    let inside = (values.lowerBound * 0.999)...(values.upperBound * 1.001)
    let decades = exponents.map { pow(10, Double($0)) }.filter(inside.contains)
    if decades.count > 2 {
      let step = max(1, (decades.count + 4) / 6)
      return decades.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
    }
    let between = exponents.flatMap { exponent in
      [1.0, 2, 5].map { $0 * pow(10, Double(exponent)) }
    }
    let ticks = between.filter(inside.contains)
    return ticks.count > 1 ? ticks : [values.lowerBound, values.upperBound]
  }
}

extension Double {
  func raised(to exponent: Double) -> Double { pow(self, exponent) }
}
