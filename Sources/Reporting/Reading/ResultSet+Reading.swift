public import Analysis
import Measurement

extension ResultSet {
  /// Reads back what ``CSVText/results(_:environment:)`` wrote, of this version or an earlier one.
  ///
  /// Columns may stand in any order, and there may be others. Lines end with CR LF or LF, the
  /// last one too, since a file that does not was cut short.
  /// - Throws: ``ReportingError``, with the line, for anything that is not such a file: nothing
  ///   is repaired or skipped.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(parsing bytes: [UInt8]) throws(ReportingError) {
    let table = try CSVTable(parsing: bytes, requiring: Self.requiredColumns)
    guard bytes.last == UInt8(ascii: "\n") else {
      throw .cutShort(line: table.records.last?.line ?? 1)
    }
    let positions = Dictionary(
      uniqueKeysWithValues: table.columns.enumerated().map { ($1, $0) })
    guard let first = table.records.first else { throw .noRows }

    let environment = try EnvironmentFields(FieldReader(first, positions: positions))
    var rows: [ResultRow] = []
    var lines: [RowSubject: Int] = [:]
    for record in table.records {
      let fields = FieldReader(record, positions: positions)
      let own = try EnvironmentFields(fields)
      if let column = own.difference(from: environment) {
        throw .mixedRuns(column: column, line: record.line, first: first.line)
      }
      let row = try ResultRow(fields)
      if let earlier = lines.updateValue(record.line, forKey: row.subject) {
        throw .duplicateRow(line: record.line, first: earlier)
      }
      rows.append(row)
    }
    self.init(rows: rows, environment: environment.environment)
  }

  /// All columns but those that files of this schema did not have from the beginning.
  private static let requiredColumns = Column.all.map(\.name).filter { !addedColumns.contains($0) }

  private static let addedColumns: Set = [
    "latency_mean", "latency_deviation", "throughput_mean", "throughput_deviation",
    "allocation_operations", "reason",
  ]
}
