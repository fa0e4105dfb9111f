/// Splits the bytes of a CSV file into records, one at a time.
struct CSVParser {
  private let bytes: [UInt8]
  private var position: Int
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next record; nil at the end of the file. A last line without an end counts.
  mutating func nextRecord() throws(ReportingError) -> CSVRecord? {
    guard position < bytes.count else { return nil }
    let start = line
    var fields: [String] = []
    repeat {
      fields.append(try nextField())
    } while try skipComma()
    return CSVRecord(line: start, fields: fields)
  }

  private mutating func nextField() throws(ReportingError) -> String {
    guard peek == Self.quote else { return try unquotedField() }
    return try quotedField()
  }

  private mutating func unquotedField() throws(ReportingError) -> String {
    let start = position
    while let byte = peek, !Self.endsField(byte) {
      if byte == Self.quote { throw .strayQuote(line: line) }
      position += 1
    }
    return try text(Array(bytes[start..<position]), line: line)
  }

  private mutating func quotedField() throws(ReportingError) -> String {
    let start = line
    var content: [UInt8] = []
    position += 1
    while let byte = peek {
      position += 1
      if byte == Self.quote {
        guard peek == Self.quote else { return try text(content, line: start) }
        position += 1
      }
      if byte == Self.lineFeed { line += 1 }
      content.append(byte)
    }
    throw .unterminatedQuote(line: start)
  }

  /// Skips what ends a field. Returns whether another field of the record follows.
  private mutating func skipComma() throws(ReportingError) -> Bool {
    guard let byte = peek else { return false }
    position += 1
    switch byte {
    case Self.comma:
      return true
    case Self.lineFeed:
      break
    case Self.carriageReturn:
      guard peek == Self.lineFeed else { throw .strayCarriageReturn(line: line) }
      position += 1
    default:
      throw .strayQuote(line: line)
    }
    line += 1
    return false
  }

  /// Decodes a field that begins on `line`; an error names that line.
  private func text(_ content: [UInt8], line: Int) throws(ReportingError) -> String {
    guard !content.contains(0), let text = String(validating: content, as: UTF8.self) else {
      throw .notText(line: line)
    }
    return text
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func endsField(_ byte: UInt8) -> Bool {
    byte == comma || byte == lineFeed || byte == carriageReturn
  }

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
