import Analysis
import Reporting

/// `bench report`: draws the results of a run, alone or against another.
enum ReportCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "report",
    summary: "Write results as one HTML page with charts",
    discussion: [
      "The page needs no network and no scripts. Without --output it stands beside the results, "
        + "under their name with the ending .html. A second file of results is the base that the "
        + "first is compared with."
    ],
    examples: [
      "report Results/latest.csv", "report new.csv old.csv --output page.html --charts charts",
      "report Results/latest.csv --terminal",
    ],
    parameters: [results, base, output, charts, terminal, BudgetParameter.budget])

  static let results = Parameter.argument(
    ValueFormat.words("RESULTS.csv", expectation: "the path of a file"),
    help: "The results of a run, as bench run writes them.")
  static let base = Parameter.optionalArgument(
    ValueFormat.words("BASE.csv", expectation: "the path of a file"),
    help: "The results of an earlier run, to compare with.")
  static let output = Parameter.option(
    "output", .path, help: "Where to write the page; '-' is standard output.")
  static let charts = Parameter.option(
    "charts", .folder, help: "Write each chart as an SVG file into this folder too.")
  static let terminal = Parameter.flag(
    "terminal", help: "Show tables and charts here; a page is written only with --output.")

  static func run(_ context: CommandContext) throws -> ExitCode {
    let arguments = context.arguments
    let path = arguments[results]
    let set = try ResultsFile.read(path)
    let other = try arguments[base].map(ResultsFile.read)
    let budget = arguments[BudgetParameter.budget]
    let advice = context.suites.advice(on: set.rows)
    let report = HTMLReport(set, base: other, budget: budget, advice: advice)
    if let folder = arguments[charts] { try write(report.charts, to: folder, context: context) }
    if arguments[terminal] {
      let display = TerminalDisplay.current
      let table = TerminalReport(
        rows: set.rows, environment: set.environment, budget: budget, advice: advice,
        width: display.width)
      let chart = TerminalChart(rows: set.rows, budget: budget, style: display.chartStyle)
      try context.output.write(table.text + "\n" + chart.text)
      guard arguments[output] != nil else { return .done }
    }
    let target = arguments[output] ?? ResultsFile.path(beside: path, ending: "html")
    if target == "-" {
      try context.output.write(report.text)
    } else {
      try FileReplacement.write(report.text, to: target)
      context.notes.say("wrote \(target)")
    }
    return .done
  }

  private static func write(
    _ charts: [(name: String, svg: String)], to folder: String, context: CommandContext
  ) throws {
    for chart in charts {
      try FileReplacement.write(chart.svg, to: "\(folder)/\(chart.name)", createsFolder: true)
    }
    context.notes.say("wrote \(charts.count) charts to \(folder)")
  }
}
