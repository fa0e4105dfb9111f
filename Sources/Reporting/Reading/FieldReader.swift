import Analysis

/// Reads the fields of one record by the names of their columns.
struct FieldReader {
  let line: Int
  private let fields: [String]
  private let positions: [String: Int]

  init(_ record: CSVRecord, positions: [String: Int]) {
    line = record.line
    fields = record.fields
    self.positions = positions
  }

  /// The field as it stands; nil where it is empty or the file has no such column.
  func text(_ column: String) -> String? {
    guard let position = positions[column], !fields[position].isEmpty else { return nil }
    return fields[position]
  }

  func requiredText(_ column: String) throws(ReportingError) -> String {
    guard let text = text(column) else { throw bad(column, expected: "a text") }
    return text
  }

  /// A whole number from 0 on.
  func count(_ column: String) throws(ReportingError) -> Int? {
    guard let text = text(column) else { return nil }
    guard let count = Int(text), count >= 0 else {
      throw bad(column, expected: "a whole number from 0 on")
    }
    return count
  }

  func requiredCount(_ column: String) throws(ReportingError) -> Int {
    guard let count = try count(column) else {
      throw bad(column, expected: "a whole number from 0 on")
    }
    return count
  }

  /// A whole number.
  func integer(_ column: String) throws(ReportingError) -> Int? {
    guard let text = text(column) else { return nil }
    guard let integer = Int(text) else { throw bad(column, expected: "a whole number") }
    return integer
  }

  /// A finite number from 0 on, in decimal notation.
  func number(_ column: String) throws(ReportingError) -> Double? {
    guard let text = text(column) else { return nil }
    let isDecimal = text.utf8.allSatisfy { Self.decimal.contains($0) }
    guard isDecimal, let number = Double(text), number.isFinite, number >= 0 else {
      throw bad(column, expected: "a number from 0 on")
    }
    return number
  }

  /// A finite number above 0: a time or a ratio.
  func positive(_ column: String) throws(ReportingError) -> Double? {
    guard let number = try number(column) else { return nil }
    guard number > 0 else { throw bad(column, expected: "a number above 0") }
    return number
  }

  /// A value and the interval around it, whose ends are known together.
  func estimate(
    _ column: String, low: String, high: String
  ) throws(ReportingError) -> Estimate? {
    let ends = (try positive(low), try positive(high))
    guard let value = try positive(column) else {
      guard ends.0 == nil, ends.1 == nil else { throw missing(column, beside: low) }
      return nil
    }
    switch ends {
    case (nil, nil):
      return Estimate(value)
    case (let lowEnd?, let highEnd?):
      guard lowEnd <= value, value <= highEnd else {
        throw bad(column, expected: "a number between \(low) and \(high)")
      }
      return Estimate(value, interval: Interval(low: lowEnd, high: highEnd))
    default:
      throw missing(ends.0 == nil ? low : high, beside: column)
    }
  }

  func bad(_ column: String, expected: String) -> ReportingError {
    .badField(column: column, value: text(column) ?? "", expected: expected, line: line)
  }

  func missing(_ column: String, beside other: String) -> ReportingError {
    .badField(column: column, value: "", expected: "a value, as \(other) has one", line: line)
  }

  private static let decimal = Set("0123456789+-.eE".utf8)
}
