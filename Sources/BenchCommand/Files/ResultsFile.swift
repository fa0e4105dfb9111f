import Analysis
import Foundation
import Measurement
import Reporting

/// Reads files of results and what belongs to them.
enum ResultsFile {
  /// Larger files are no results of this program.
  static let mostBytes = 1 << 28

  /// The results in a CSV file, with the whole environment where the run's JSON file lies beside it.
  /// - Throws: `CommandError.results`, with the path and the line.
  static func read(_ path: String) throws(CommandError) -> ResultSet {
    let bytes = try FileReading.bytes(of: path, limit: mostBytes)
    var set: ResultSet
    do throws(ReportingError) {
      set = try ResultSet(parsing: bytes)
    } catch {
      throw .results(error, path: path)
    }
    if let document = document(beside: path), document.isOf(set) {
      set.environment = document.environment
      for index in set.rows.indices { set.rows[index].reason = document.reason(index) }
    }
    return set
  }

  /// The path with another ending in place of `.csv`.
  static func path(beside path: String, ending: String) -> String {
    (path.lowercased().hasSuffix(".csv") ? String(path.dropLast(4)) : path) + "." + ending
  }

  /// Reads what a new run is compared with.
  /// - Throws: `CommandError.noBaseline` where there is no such file.
  static func readBaseline(_ path: String) throws(CommandError) -> ResultSet {
    guard FileKind(of: path) != .missing else { throw .noBaseline(path: path) }
    return try read(path)
  }

  /// The allowances in a file; none if there is no such file and it `isOptional`.
  static func allowances(
    _ path: String, isOptional: Bool
  ) throws(CommandError) -> [Allowance] {
    if isOptional, FileKind(of: path) == .missing { return [] }
    let bytes = try FileReading.bytes(of: path, limit: mostBytes)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unreadable(path: path, reason: "it is not text in UTF-8")
    }
    do throws(ReportingError) {
      return try Allowance.parse(text)
    } catch {
      throw .results(error, path: path)
    }
  }

  /// The samples that a run wrote, by what they are about.
  static func samples(_ path: String) throws(CommandError) -> [RowSubject: [Sample]] {
    let bytes = try FileReading.bytes(of: path, limit: mostBytes)
    do throws(ReportingError) {
      return try SampleTable.parse(bytes)
    } catch {
      throw .results(error, path: path)
    }
  }

  /// When the run began, as the JSON file beside its CSV file says; nil without one.
  static func started(beside path: String) -> String? {
    document(beside: path)?.environment.started
  }

  /// What the CSV file leaves out is worth having but not needed, so a JSON file that is missing
  /// or is something else is no error.
  private static func document(beside path: String) -> ResultsDocument? {
    let json = Self.path(beside: path, ending: "json")
    guard let bytes = try? FileReading.bytes(of: json, limit: mostBytes) else { return nil }
    return try? JSONDecoder().decode(ResultsDocument.self, from: Data(bytes))
  }
}

extension ResultsDocument {
  /// Whether the document has the same rows, by their times.
  fileprivate func isOf(_ set: ResultSet) -> Bool {
    rows
      == ResultsDocument(rows: set.rows, environment: set.environment).rows.enumerated().map {
        index, row in
        var row = row
        row["reason"] = rows.indices.contains(index) ? rows[index]["reason"] : nil
        return row
      }
  }

  fileprivate func reason(_ index: Int) -> String? { rows[index]["reason"]?.text }
}
