/// The value of one column in one row.
///
/// As JSON it is a string, a number or null.
public enum Field: Hashable, Sendable {
  /// Empty in a file, which is not the same as 0.
  case unknown
  case text(String)
  case integer(Int)
  case number(Double)

  init(_ text: String?) { self = text.map(Field.text) ?? .unknown }
  init(_ integer: Int?) { self = integer.map(Field.integer) ?? .unknown }

  /// A number that is not finite is unknown.
  init(_ number: Double?) {
    guard let number, number.isFinite else {
      self = .unknown
      return
    }
    self = Int(exactly: number).map(Field.integer) ?? .number(number)
  }

  /// The value as text: numbers with as few digits as tell them from every other `Double`, with
  /// a decimal point whatever the locale.
  public var text: String {
    switch self {
    case .unknown: ""
    case .text(let text): text
    case .integer(let integer): integer.description
    case .number(let number): number.description
    }
  }
}

extension Field: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .unknown
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .unknown: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    }
  }
}
