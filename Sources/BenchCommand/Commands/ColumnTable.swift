/// Records in columns: the first to the left, the others, numbers, to the right.
struct ColumnTable {
  private var records: [[String]]

  init(_ header: [String]) {
    records = [header]
  }

  /// - Parameter record: As many fields as the header has.
  mutating func add(_ record: [String]) {
    precondition(record.count == records[0].count, "A record must have a field a column.")
    records.append(record)
  }

  var lines: [String] {
    let widths = records[0].indices.map { column in records.map { $0[column].count }.max() ?? 0 }
    return records.map { record in
      record.indices.map { column in
        column == 0
          ? record[column].padded(to: widths[column])
          : record[column].leftPadded(to: widths[column])
      }.joined(separator: "  ")
    }
  }
}
