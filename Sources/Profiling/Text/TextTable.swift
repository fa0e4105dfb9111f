/// Rows of text in columns; all but the last are aligned to the right.
struct TextTable {
  private let heading: [String]
  private var rows: [[String]] = []

  init(_ heading: [String]) {
    self.heading = heading
  }

  /// - Precondition: The row has as many fields as the heading.
  mutating func append(_ row: [String]) {
    precondition(row.count == heading.count, "A row has a field for each column.")
    rows.append(row)
  }

  /// Columns in which no row has anything are left out.
  var text: String {
    let shown = heading.indices.filter { column in
      rows.contains { $0[column] != "" && $0[column] != "0" }
    }
    let last = heading.count - 1
    let widths = heading.indices.map { column in
      ([heading] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([heading] + rows).map { row in
      shown.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == last ? row[column] : space + row[column]
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }
}
