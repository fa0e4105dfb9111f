import Foundation

/// Where a run's results go: a CSV file and, beside it, a JSON file of the same name; or standard
/// output, as CSV alone.
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
      try FileReplacement.rehearse(path, createsFolder: createsFolder)
      try FileReplacement.rehearse(jsonPath, createsFolder: createsFolder)
    }
  }

  var writtenPaths: [String] { isStandardOutput ? [] : [path, jsonPath] }

  func write(_ results: RunResults, output: OutputWriter) throws {
    guard !isStandardOutput else { return try output.write(results.csv) }
    try FileReplacement.write(results.csv, to: path, createsFolder: createsFolder)
    try FileReplacement.write(results.json(), to: jsonPath, createsFolder: createsFolder)
  }

  private var jsonPath: String { Self.jsonPath(beside: path) }

  /// Where the JSON file of a CSV file stands.
  static func jsonPath(beside path: String) -> String {
    path.lowercased().hasSuffix(".csv") ? path.dropLast(4) + ".json" : path + ".json"
  }
}
