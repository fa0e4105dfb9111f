/// Conversions on entry. All of them round down to a whole unit.
extension FixedLength {
  /// The largest unit count that is not longer than `points`.
  ///
  /// - Parameters:
  ///   - points: A length in points.
  ///   - role: What the length is, for the error.
  /// - Throws: ``LengthError`` if `points` is NaN, infinite, or beyond ±``maximumPoints``.
  public init(
    points: Double, as role: LengthRole = .length
  ) throws(LengthError) {
    guard points.isFinite else { throw .notFinite(points, role) }
    guard points.magnitude <= Self.maximumPoints else { throw .outOfRange(points, role) }
    self.init(flooring: points)
  }

  /// A length that must not be negative, such as the width of an item.
  ///
  /// - Throws: ``LengthError`` as ``init(points:as:)`` does, and if `points` is negative.
  public init(
    notNegative points: Double, as role: LengthRole
  ) throws(LengthError) {
    self = try FixedLength(points: points, as: role)
    guard points >= 0 else { throw .negative(points, role) }
  }

  /// The length that a decimal number such as `"67.7"` names, in points.
  ///
  /// The number is read as the nearest `Double`, which moves it by far less than the slack.
  ///
  /// - Throws: ``LengthError`` if the text is not a decimal number, and as
  ///   ``init(points:as:)`` does.
  public init(
    decimal text: some StringProtocol, as role: LengthRole = .length
  ) throws(LengthError) {
    self = try FixedLength(points: Double(decimal: text, as: role), as: role)
  }

  /// An available width: `points` rounded down, and then the ``slack``.
  ///
  /// - Throws: ``LengthError`` if `points` is NaN, infinite, negative or too large.
  public static func available(points: Double) throws(LengthError) -> FixedLength {
    try FixedLength(notNegative: points, as: .available) + slack
  }

  /// What a view may take of a proposed width, in points, with the ``slack``: without a width, or
  /// with an infinite one, anything.
  public static func available(proposed width: Double?) -> FixedLength {
    guard let width, width != .infinity else { return .unlimited }
    return FixedLength(clamping: width) + slack
  }

  /// The nearest length that a measurement can have: NaN and negative lengths become 0, and
  /// lengths beyond ``maximumPoints`` become that.
  public init(clampingMeasured points: Double) {
    self.init(flooring: points > 0 ? min(points, Self.maximumPoints) : 0)
  }

  /// The nearest length in range; NaN becomes 0.
  public init(clamping points: Double) {
    let limit = Self.maximumPoints
    self.init(flooring: points.isNaN ? 0 : max(-limit, min(points, limit)))
  }

  /// - Precondition: The magnitude of `points` is at most ``maximumPoints``.
  private init(flooring points: Double) {
    // Scaling by a power of two is exact, and 2³² pt are 2⁶² units.
    self.init(rawValue: Int64((points * Self.unitsPerPoint).rounded(.down)))
  }
}

extension Double {
  /// Digits with an optional sign, point and exponent. The words and hexadecimal forms that
  /// `Double` also reads are no decimals.
  ///
  /// - Throws: ``LengthError/notADecimal(_:_:)``.
  public init(decimal text: some StringProtocol, as role: LengthRole) throws(LengthError) {
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let value = Double(text) else { throw .notADecimal(String(text), role) }
    self = value
  }
}
