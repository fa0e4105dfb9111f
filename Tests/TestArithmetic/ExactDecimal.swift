/// A decimal with up to 12 digits after the point, kept exactly.
package struct ExactDecimal: Hashable, Comparable, Sendable {
  package static let scale: Int128 = 1_000_000_000_000

  package var scaled: Int128

  package init(scaled: Int128) { self.scaled = scaled }

  /// - Precondition: The text is a plain decimal with at most 12 digits after the point.
  package init(_ text: String) {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    precondition(parts.count <= 2 && fraction.count <= 12, "not an exact decimal: \(text)")
    let padded = fraction + String(repeating: "0", count: 12 - fraction.count)
    let magnitude = Int128(parts[0])! * Self.scale + Int128(padded)!
    scaled = isNegative ? -magnitude : magnitude
  }

  package static func < (left: Self, right: Self) -> Bool { left.scaled < right.scaled }

  package static func + (left: Self, right: Self) -> Self {
    ExactDecimal(scaled: left.scaled + right.scaled)
  }

  package static func - (left: Self, right: Self) -> Self {
    ExactDecimal(scaled: left.scaled - right.scaled)
  }

  package static let zero = ExactDecimal(scaled: 0)
  /// 1/1024.
  package static let slack = ExactDecimal("0.0009765625")
}

extension ExactDecimal: CustomStringConvertible {
  package var description: String {
    let magnitude = scaled.magnitude
    let fraction = String(magnitude % Self.scale.magnitude)
    let digits = String(repeating: "0", count: 12 - fraction.count) + fraction
    let text = "\(magnitude / Self.scale.magnitude).\(digits)"
    let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return (scaled < 0 ? "-" : "") + String(trimmed.reversed())
  }

  /// The nearest `Double`. Both numbers are exact where the first is below 2⁵³, so that the
  /// division rounds once.
  package var double: Double {
    guard scaled.magnitude < 1 << 53 else { return Double(description)! }
    return Double(scaled) / Double(Self.scale)
  }
}
