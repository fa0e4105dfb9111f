public import Analysis
import Foundation
public import Measurement

/// The results of a run with its whole environment, as JSON.
public struct ResultsDocument: Codable, Sendable {
  /// ``Column/schemaVersion`` of the writer.
  public var schema: Int
  public var environment: RunEnvironment
  /// The known values of each row by the names of ``Column/all``, and `reason`, which says why
  /// a status is not `ok`. What is unknown is left out.
  public var rows: [[String: Field]]

  public init(rows: [ResultRow], environment: RunEnvironment) {
    self.schema = Column.schemaVersion
    self.environment = environment
    self.rows = rows.map { row in
      var fields: [String: Field] = [:]
      for column in Column.all {
        let field = column.value(row, environment)
        if field != .unknown { fields[column.name] = field }
      }
      fields["reason"] = row.reason.map(Field.text)
      return fields
    }
  }

  /// The document as indented JSON with sorted keys and a line feed at the end, so that equal
  /// results are equal bytes.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
