/// A length as a whole number of 2⁻³⁰ pt.
///
/// Every length of a row is converted once, on entry, and rounded down. Sums and comparisons are
/// whole-number arithmetic from there on, so they do not depend on the order of adding, and every
/// strategy gives the same answer bit for bit.
public struct FixedLength: Hashable, Sendable {
  /// How many units of 2⁻³⁰ pt; ``unitsPerPoint`` of them are a point.
  public var rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// The units in a point, 2³⁰.
  public static let unitsPerPoint: Double = 0x1p30

  /// The largest magnitude of one length, in points: 2³².
  ///
  /// It leaves room to add a prefix, a spacing and a badge before `Int64` ends.
  public static let maximumPoints: Double = 0x1p32

  /// By how much a row may be wider than the available width and still fit: 1/1024 pt, as
  /// `ViewThatFits` allows.
  public static let slack = FixedLength(rawValue: 1 << 20)

  public static let zero = FixedLength(rawValue: 0)

  /// At least as long as any sum: a row without a limit to its width.
  public static let unlimited = FixedLength(rawValue: .max)

  /// The length in points, as near as a `Double` can be.
  public var points: Double { Double(rawValue) / Self.unitsPerPoint }
}

extension FixedLength: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Sums saturate: beyond the range of `Int64` (2³³ pt) they stay at its end.
///
/// A sum of lengths that are not negative therefore still compares rightly with every available
/// width, which ends at half that range. ``PlainRow`` refuses negative spacing where a sum could
/// leave the range.
extension FixedLength {
  public static func + (left: Self, right: Self) -> Self {
    let (sum, overflow) = left.rawValue.addingReportingOverflow(right.rawValue)
    return overflow ? end(below: right.rawValue < 0) : FixedLength(rawValue: sum)
  }

  public static func - (left: Self, right: Self) -> Self {
    let (difference, overflow) = left.rawValue.subtractingReportingOverflow(right.rawValue)
    return overflow ? end(below: right.rawValue >= 0) : FixedLength(rawValue: difference)
  }

  public static func += (left: inout Self, right: Self) { left = left + right }

  /// The end of the range. Not inlined, so that a running sum tests for overflow by a branch,
  /// which costs nothing, and not by a chain of selections, which takes four times as long.
  @inline(never)
  private static func end(below: Bool) -> Self { below ? Self(rawValue: .min) : .unlimited }
}
