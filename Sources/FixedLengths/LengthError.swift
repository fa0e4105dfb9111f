/// Why a number is no length.
public enum LengthError: Error, Hashable, Sendable {
  /// The text is not a decimal number.
  case notADecimal(String, LengthRole)
  /// The length is NaN or infinite.
  case notFinite(Double, LengthRole)
  /// The length is beyond ±``FixedLength/maximumPoints``.
  case outOfRange(Double, LengthRole)
  /// A length that must not be negative is.
  case negative(Double, LengthRole)
  /// A length that must be positive is 0.
  case zero(LengthRole)
}

extension LengthError: CustomStringConvertible {
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
    }
  }
}
