/// Why a row cannot be made of what was given.
///
/// A row that does not fit is no error: it is a ``RowAnswer`` that overflows.
public enum RowFittingError: Error, Hashable, Sendable {
  /// A number that was given is no length.
  case length(LengthError)
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
    case .length(let error):
      error.description
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
