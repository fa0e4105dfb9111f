public import Foundation

/// What is wrong with a file of results.
public enum ReportingError: Error, Equatable, Sendable {
  /// The file holds nothing, not even a header.
  case emptyFile
  /// A line is not UTF-8, or holds a NUL.
  case notText(line: Int)
  /// A quoted field that begins on this line does not end.
  case unterminatedQuote(line: Int)
  /// A quotation mark where only a quoted field may have one: inside an unquoted field, or single
  /// in a quoted one.
  case strayQuote(line: Int)
  /// A carriage return, outside quotes, that no line feed follows.
  case strayCarriageReturn(line: Int)
  /// A record does not have as many fields as the header.
  case raggedRecord(line: Int, fields: Int, expected: Int)
  /// The header names a column twice.
  case duplicateColumn(String, line: Int)
  /// The header lacks columns that are needed.
  case missingColumns([String], line: Int)
  /// A field does not hold what its column needs.
  case badField(column: String, value: String, expected: String, line: Int)
  /// Two lines are about the same strategy in the same cell.
  case duplicateRow(line: Int, first: Int)
  /// The columns have the meaning of another version.
  case otherSchema(String, supported: Int, line: Int)
  /// A line was made elsewhere or with something else than the first one.
  case mixedRuns(column: String, line: Int, first: Int)
  /// The last line has no end.
  case cutShort(line: Int)
  /// There is a header and nothing else.
  case noRows
  /// A line of a file of allowances is none.
  case badAllowance(String, expected: String, line: Int)
}

extension ReportingError: LocalizedError, CustomStringConvertible {
  public var errorDescription: String? { description }

  /// A sentence that says what is wrong, on which line, and what to do.
  public var description: String {
    switch self {
    case .emptyFile:
      "The file of results is empty: it needs a header line that names its columns. "
        + "A run of the benchmark writes one."
    case .notText(let line):
      "Line \(line) is not text in UTF-8: is this a CSV file of results?"
    case .unterminatedQuote(let line):
      "Line \(line) opens a quoted field that never ends: "
        + "add the closing quotation mark, or fetch the whole file if it was cut short."
    case .strayQuote(let line):
      "Line \(line) has a quotation mark in the middle of a field: "
        + "put the whole field in quotation marks and double those inside it."
    case .strayCarriageReturn(let line):
      "Line \(line) has a carriage return without a line feed: end lines with LF or CR LF."
    case .raggedRecord(let line, let fields, let expected):
      "Line \(line) has \(fields) \(fields == 1 ? "field" : "fields") where the header has "
        + "\(expected): was the file cut short or edited by hand?"
    case .duplicateColumn(let name, let line):
      "Line \(line), the header, names the column “\(name)” twice: remove one of the two."
    case .missingColumns(let names, let line):
      "Line \(line), the header, lacks \(names.count == 1 ? "the column" : "the columns") "
        + "\(names.joined(separator: ", ")): was the file written by another version?"
    case .badField(let column, let value, let expected, let line):
      "Line \(line) has \(value.isEmpty ? "nothing" : "“\(value.shortened)”") in the column "
        + "“\(column)”, which needs \(expected): was the file edited by hand?"
    case .duplicateRow(let line, let first):
      "Line \(line) is about the same strategy and cell as line \(first): remove one of the two, "
        + "or compare files of one run each."
    case .otherSchema(let found, let supported, let line):
      "Line \(line) is of version “\(found.shortened)” of the columns, and this program reads "
        + "version \(supported): make the file again with this program."
    case .mixedRuns(let column, let line, let first):
      "Line \(line) differs from line \(first) in the column “\(column)”, so they are of two runs: "
        + "compare files of one run each."
    case .cutShort(let line):
      "Line \(line), the last one, has no end: fetch the whole file if it was cut short, or end "
        + "the line."
    case .noRows:
      "The file of results has a header and no rows: was it cut short?"
    case .badAllowance(let text, let expected, let line):
      "Line \(line), “\(text.shortened)”, is no allowance: it needs \(expected)."
    }
  }
}

extension String {
  /// What a sentence shows of a text of any length: nothing that steers a terminal.
  fileprivate var shortened: String {
    let limit = 40
    return String(printable.prefix(limit)) + (count > limit ? "…" : "")
  }
}
