import Analysis
import Foundation
import Reporting

/// A file of results, read with the whole environment where the run's JSON file lies beside it.
enum ResultsFile {
  /// - Throws: `CommandError.results` if there is no such file, or it is not one of results.
  static func read(_ path: String) throws(CommandError) -> ResultSet {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .results(.missing, path: path)
    }
    var set: ResultSet
    do throws(ReportingError) {
      set = try ResultSet(parsing: Array(data))
    } catch {
      throw .results(.damaged(error), path: path)
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

  /// What the CSV file leaves out is worth having but not needed, so a JSON file that is missing
  /// or is something else is no error.
  private static func document(beside path: String) -> ResultsDocument? {
    let json = Self.path(beside: path, ending: "json")
    return FileManager.default.contents(atPath: json).flatMap {
      try? JSONDecoder().decode(ResultsDocument.self, from: $0)
    }
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

/// Why a file of results is not one.
enum ResultsFileError: Error, Equatable {
  case missing
  case damaged(ReportingError)
}

extension ResultsFileError {
  var sentence: String {
    switch self {
    case .missing: "it is missing or cannot be read; 'bench run' writes one"
    case .damaged(let error): error.description
    }
  }
}
