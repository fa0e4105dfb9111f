public import Analysis
import Measurement

/// A history of runs for Otava, which finds the points at which a series changed: one record a
/// run, with its time, its commit and a column a metric.
public enum OtavaTable {
  /// A run as a table of its own, or appended to the history in `existing`.
  ///
  /// Metrics that only one of them has become columns with empty fields, so nothing is lost.
  /// - Parameters:
  ///   - time: When the run began, ISO 8601.
  ///   - existing: The bytes of the history; nil for a new one.
  /// - Throws: ``ReportingError`` for a history that is no such table.
  public static func csv(
    of results: ResultSet, time: String, appendingTo existing: [UInt8]? = nil
  ) throws(ReportingError) -> String {
    var history: CSVTable?
    if let existing, !existing.isEmpty {
      history = try CSVTable(parsing: existing, requiring: Self.attributes)
    }
    var record = ["time": time, "commit": results.environment.commit ?? ""]
    var names: [String] = []
    for row in results.rows {
      for metric in ExportMetric.all {
        guard let estimate = metric.value(row) else { continue }
        // Otava takes what stands before a point for a group.
        let name = "\(row.subject.path)/\(metric.name)".replacing(".", with: "_")
        names.append(name)
        record[name] = Field(estimate.value).text
      }
    }
    let known = history?.columns ?? attributes
    let columns = known + names.filter { !Set(known).contains($0) }
    let padding = [String](repeating: "", count: columns.count - known.count)
    let earlier = history?.records.map { $0.fields + padding } ?? []
    return CSVText.lines([columns] + earlier + [columns.map { record[$0] ?? "" }])
  }

  private static let attributes = ["time", "commit"]
}
