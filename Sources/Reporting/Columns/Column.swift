public import Analysis
public import Measurement

/// A column of the results: its name, its documentation, and where its values come from.
///
/// The writers and `Results/README.md` follow ``all``, so that a column exists in one place.
public struct Column: Sendable {
  /// Lower case, words joined by underscores, as in the header.
  public let name: String
  /// The unit of the values, as documented; `text` for names.
  public let unit: String
  /// What the values say, in Markdown.
  public let meaning: String
  /// The value in a row of a run.
  public let value: @Sendable (ResultRow, RunEnvironment) -> Field

  /// The version of the columns' meaning. It changes when a column is renamed, removed or comes
  /// to mean something else, not when one is added.
  public static let schemaVersion = 1

  /// The columns of the results, in the order of the file.
  public static let all =
    subject + extent + times + ratios + work + allocations + jemalloc + environment
    + remarks

  /// The row of the documentation's table that describes this column.
  package var markdown: String { "| `\(name)` | \(unit) | \(meaning) |" }

  /// A column that says something of the row.
  init(
    _ name: String, unit: String, _ meaning: String,
    value: @escaping @Sendable (ResultRow) -> Field
  ) {
    self.name = name
    self.unit = unit
    self.meaning = meaning
    self.value = { row, _ in value(row) }
  }

  /// A column that says something of the whole run.
  init(
    ofRun name: String, unit: String, _ meaning: String,
    value: @escaping @Sendable (RunEnvironment) -> Field
  ) {
    self.name = name
    self.unit = unit
    self.meaning = meaning
    self.value = { _, environment in value(environment) }
  }
}
