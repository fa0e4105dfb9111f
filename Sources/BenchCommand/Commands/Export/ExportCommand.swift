import Analysis
import Foundation
import Measurement
import Reporting

/// `bench export`: results in the forms that other tools read.
enum ExportCommand: Subcommand {
  enum Format: String, CaseIterable, Sendable {
    case goBench = "go-bench"
    case bencher
    case actionBenchmark = "github-action-benchmark"
    case otava
  }

  static let declaration = CommandDeclaration(
    name: "export",
    summary: "Write results in the form that another tool reads",
    discussion: [
      "go-bench is for benchstat, bencher for bencher.dev, github-action-benchmark for the action of "
        + "that name with its tool customSmallerIsBetter. otava is a table with one row a run, in "
        + "which Apache Otava finds the runs where something changed."
    ],
    examples: [
      "export Results/latest.csv --as go-bench --samples samples.csv",
      "export Results/latest.csv --as otava --append history.csv",
    ],
    parameters: [results, format, samples, append, date])

  static let results = Parameter.argument(
    .words("RESULTS", expectation: "the path of a file"), help: "The results of a run, CSV.")
  static let format = Parameter.option(
    "as", .choice as ValueFormat<Format>, default: .goBench, help: "The form to write.")
  static let samples = Parameter.option(
    "samples", .path,
    help: "For go-bench, what 'run --samples' wrote: one line a sample instead of one a row.")
  static let append = Parameter.option(
    "append", .path,
    help: "For otava, the history to add the run to; it is made if it does not exist.")
  static let date = Parameter.option(
    "date", .words("ISO8601", expectation: "a date and time"),
    help: "For otava, when the run began. Without it, what the JSON file beside the results says.")

  static func run(_ context: CommandContext) throws -> ExitCode {
    let arguments = context.arguments
    let chosen = arguments[format]
    for (parameter, wanted) in [(samples, Format.goBench), (append, .otava), (date, .otava)]
    where arguments.isGiven(parameter) && chosen != wanted {
      throw UsageError.needs(parameter.row.typedName, other: "--as \(wanted.rawValue)")
    }
    let path = arguments[results]
    let results = try ResultsFile.read(path)
    switch chosen {
    case .goBench:
      let samples = try arguments[samples].map(ResultsFile.samples) ?? [:]
      try context.output.write(GoBenchmarkText.text(of: results, samples: samples))
    case .bencher:
      try context.output.write(BencherDocument.json(of: results))
    case .actionBenchmark:
      try context.output.write(ActionBenchmarkDocument.json(of: results))
    case .otava:
      try writeHistory(results, path: path, context: context)
    }
    return .done
  }

  private static func writeHistory(
    _ results: ResultSet, path: String, context: CommandContext
  ) throws {
    guard let time = context.arguments[date] ?? ResultsFile.started(beside: path) else {
      throw UsageError.noneOf(
        [date.row.typedName], advice: "no JSON file beside the results says when the run began")
    }
    guard let history = context.arguments[append] else {
      return try context.output.write(OtavaTable.csv(of: results, time: time))
    }
    let existing =
      FileKind(of: history) == .missing
      ? nil : try FileReading.bytes(of: history, limit: ResultsFile.mostBytes)
    let text: String
    do throws(ReportingError) {
      text = try OtavaTable.csv(of: results, time: time, appendingTo: existing)
    } catch {
      throw CommandError.results(error, path: history)
    }
    try FileReplacement.write(text, to: history)
  }
}
