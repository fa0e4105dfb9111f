import Foundation

/// Where a run's results go: a CSV file and, beside it, a JSON file of the same name; or standard
/// output, as CSV alone.
struct ResultsDestination {
  private let path: String
  let isStandardOutput: Bool

  /// - Throws: `CommandError` if nothing could be written there, before anything is measured.
  init(path: String) throws(CommandError) {
    self.path = path
    isStandardOutput = path == "-"
    if !isStandardOutput {
      try FileReplacement.rehearse(path, createsFolder: true)
      try FileReplacement.rehearse(jsonPath, createsFolder: true)
    }
  }

  var writtenPaths: [String] { isStandardOutput ? [] : [path, jsonPath] }

  func write(_ results: RunResults, output: OutputWriter) throws {
    guard !isStandardOutput else { return try output.write(results.csv) }
    try FileReplacement.write(results.csv, to: path, createsFolder: true)
    try FileReplacement.write(results.json(), to: jsonPath, createsFolder: true)
  }

  private var jsonPath: String {
    path.lowercased().hasSuffix(".csv") ? path.dropLast(4) + ".json" : path + ".json"
  }
}
