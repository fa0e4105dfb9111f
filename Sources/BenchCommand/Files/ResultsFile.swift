import Analysis
import Foundation
import Measurement
import Reporting

/// Reads the files that a comparison needs.
enum ResultsFile {
  /// Larger files are no results of this program.
  static let mostBytes = 1 << 28

  /// - Throws: `CommandError.results`, with the path and the line.
  static func read(_ path: String) throws(CommandError) -> ResultSet {
    let bytes = try FileReading.bytes(of: path, limit: mostBytes)
    do throws(ReportingError) {
      return try ResultSet(parsing: bytes)
    } catch {
      throw .results(error, path: path)
    }
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
    let json = ResultsDestination.jsonPath(beside: path)
    guard let bytes = try? FileReading.bytes(of: json, limit: mostBytes) else { return nil }
    let document = try? JSONDecoder().decode(ResultsDocument.self, from: Data(bytes))
    return document?.environment.started
  }
}
