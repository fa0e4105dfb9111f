/// A CSV file in memory: a header and records with as many fields.
public struct CSVTable: Equatable, Sendable {
  /// The names of the columns, each once.
  public let columns: [String]
  public let records: [CSVRecord]

  /// Reads a file in the form of RFC 4180, with lines ended by CR LF or LF. A byte order mark at
  /// the beginning is skipped.
  ///
  /// - Parameter required: The columns that the header must have, in any order.
  /// - Throws: ``ReportingError``, with the line, for anything that is not such a file.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(parsing bytes: [UInt8], requiring required: [String] = []) throws(ReportingError) {
    var parser = CSVParser(bytes)
    guard let header = try parser.nextRecord() else { throw .emptyFile }
    var names: Set<String> = []
    for name in header.fields where !names.insert(name).inserted {
      throw .duplicateColumn(name, line: header.line)
    }
    let missing = required.filter { !names.contains($0) }
    guard missing.isEmpty else { throw .missingColumns(missing, line: header.line) }

    var records: [CSVRecord] = []
    while let record = try parser.nextRecord() {
      guard record.fields.count == header.fields.count else {
        throw .raggedRecord(
          line: record.line, fields: record.fields.count, expected: header.fields.count)
      }
      records.append(record)
    }
    self.columns = header.fields
    self.records = records
  }
}

/// One line of a CSV file, or several where quoted fields span them.
public struct CSVRecord: Hashable, Sendable {
  /// The line on which it begins, from 1.
  public let line: Int
  public let fields: [String]
}
