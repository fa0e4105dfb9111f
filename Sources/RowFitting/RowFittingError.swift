/// Why a row cannot be made of what was given.
///
/// A row that does not fit is no error: it is a ``RowAnswer`` that overflows.
public enum RowFittingError: Error, Hashable, Sendable {
  /// The text is not a decimal number.
  case notADecimal(String, LengthRole)
  /// A length is NaN or infinite.
  case notFinite(Double, LengthRole)
  /// A length is beyond ±``FixedLength/maximumPoints``.
  case outOfRange(Double, LengthRole)
  /// A length that must not be negative is.
  case negative(Double, LengthRole)
  /// A length that must be positive is 0.
  case zero(LengthRole)
  /// The badge table ends before the number of items.
  case badgeTableTooShort(entries: Int, items: Int)
  /// There are more items than ``RowLimits/items``.
  case tooManyItems(Int)
  /// With negative spacing, all widths together leave the range in which sums are exact.
  case totalOutOfRange
}

extension RowFittingError: CustomStringConvertible {
  /// What was wrong, where, and what to do, in one sentence.
  public var description: String {
    switch self {
    case .notADecimal(let text, let role):
      "\(role) is \"\(text)\", which is not a number; write it like 67.7."
    case .notFinite(let points, let role):
      "\(role) is \(points); give a finite number of points."
    case .outOfRange(let points, let role):
      "\(role) is \(points) pt; lengths end at \(Int(FixedLength.maximumPoints)) pt."
    case .negative(let points, let role):
      "\(role) is \(points) pt; give 0 or more."
    case .zero(let role):
      "\(role) is 0 pt; give more than 0."
    case .badgeTableTooShort(let entries, let items):
      """
      the badge table has \(entries) widths for \(items) items; give one for each hidden count \
      from 1 to \(items).
      """
    case .tooManyItems(let items):
      "the row has \(items) items; a row takes at most \(RowLimits.items)."
    case .totalOutOfRange:
      """
      the widths and the negative spacing add up to more than \
      \(2 * Int(FixedLength.maximumPoints)) pt; give fewer or narrower items.
      """
    }
  }
}
