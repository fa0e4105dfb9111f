/// A length as a whole number of 2⁻³⁰ pt.
///
/// Every length of a row or a flow is converted once, on entry, and rounded down. Sums and
/// comparisons are whole-number arithmetic from there on, so they do not depend on the order of
/// adding, and every strategy gives the same answer bit for bit.
///
/// Sums and comparisons are inlinable: a row's items are added up in another module, at 1.5 ns an
/// item.
public struct FixedLength: Hashable, Sendable {
  /// How many units of 2⁻³⁰ pt; ``unitsPerPoint`` of them are a point.
  public var rawValue: Int64

  @inlinable public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// The units in a point, 2³⁰.
  @inlinable public static var unitsPerPoint: Double { 0x1p30 }

  /// The largest magnitude of one length, in points: 2³².
  ///
  /// It leaves room to add a prefix, a spacing and a badge before `Int64` ends.
  @inlinable public static var maximumPoints: Double { 0x1p32 }

  /// By how much more than the available width is still taken to fit: 1/1024 pt, as
  /// `ViewThatFits` allows.
  @inlinable public static var slack: FixedLength { FixedLength(rawValue: 1 << 20) }

  @inlinable public static var zero: FixedLength { FixedLength(rawValue: 0) }

  /// At least as long as any sum: an available width without a limit.
  @inlinable public static var unlimited: FixedLength { FixedLength(rawValue: .max) }

  /// The length in points, as near as a `Double` can be.
  @inlinable public var points: Double { Double(rawValue) / Self.unitsPerPoint }
}

extension FixedLength: Comparable {
  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue
  }

  @inlinable public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Sums saturate: beyond the range of `Int64` (2³³ pt) they stay at its end.
///
/// A sum of lengths that are not negative therefore still compares rightly with every available
/// width, which ends at half that range; where lengths may be negative, their total has to be kept
/// in the range.
extension FixedLength {
  @inlinable public static func + (left: Self, right: Self) -> Self {
    let (sum, overflow) = left.rawValue.addingReportingOverflow(right.rawValue)
    return overflow ? end(below: right.rawValue < 0) : FixedLength(rawValue: sum)
  }

  @inlinable public static func - (left: Self, right: Self) -> Self {
    let (difference, overflow) = left.rawValue.subtractingReportingOverflow(right.rawValue)
    return overflow ? end(below: right.rawValue >= 0) : FixedLength(rawValue: difference)
  }

  @inlinable public static func += (left: inout Self, right: Self) { left = left + right }

  /// The end of the range. Not inlined, so that a running sum tests for overflow by a branch,
  /// which costs nothing, and not by a chain of selections, which takes four times as long.
  @inline(never)
  @usableFromInline static func end(below: Bool) -> Self {
    below ? Self(rawValue: .min) : .unlimited
  }
}
