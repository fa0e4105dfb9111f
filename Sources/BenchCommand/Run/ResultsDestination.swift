import Analysis
import Foundation

/// Where a run's results go: a CSV file and, beside it, a JSON file and a page of the same name; or
/// standard output, as CSV alone.
struct ResultsDestination {
  private let path: String
  private let createsFolder: Bool
  let isStandardOutput: Bool

  /// - Throws: `CommandError` if nothing could be written there, before anything is measured.
  init(path: String) throws(CommandError) {
    self.path = path
    isStandardOutput = path == "-"
    // The usual folder is made; any other that is missing may be a slip of the pen.
    createsFolder = path == RunParameters.defaultOutput
    if !isStandardOutput {
      for path in writtenPaths {
        try FileReplacement.rehearse(path, createsFolder: createsFolder)
      }
    }
  }

  var writtenPaths: [String] { isStandardOutput ? [] : [path, jsonPath, pagePath] }

  func write(_ results: RunResults, budget: FrameBudget, output: OutputWriter) throws {
    guard !isStandardOutput else { return try output.write(results.csv) }
    try FileReplacement.write(results.csv, to: path, createsFolder: createsFolder)
    try FileReplacement.write(results.json(), to: jsonPath, createsFolder: createsFolder)
    try FileReplacement.write(
      results.page(budget: budget), to: pagePath, createsFolder: createsFolder)
  }

  private var jsonPath: String { ResultsFile.path(beside: path, ending: "json") }
  private var pagePath: String { ResultsFile.path(beside: path, ending: "html") }
}
