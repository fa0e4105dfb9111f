public import Analysis
public import Measurement

/// Text in the form of RFC 4180: fields separated by commas, lines ended by CR LF.
public enum CSVText {
  /// The results of a run: a header with the names of ``Column/all``, then a line a row.
  public static func results(_ rows: [ResultRow], environment: RunEnvironment) -> String {
    lines(
      [Column.all.map(\.name)]
        + rows.map { row in Column.all.map { $0.value(row, environment).text } })
  }

  /// Any records as text. A field is quoted where its content requires it.
  public static func lines(_ records: [[String]]) -> String {
    records.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ field: String) -> String {
    // Scalars, since CR LF is one character.
    let needsQuotes = field.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard needsQuotes else { return field }
    return "\""
      + field.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
