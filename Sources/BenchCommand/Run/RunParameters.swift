import Measurement

/// The options of `bench run`.
enum RunParameters {
  static let suite = Parameter.repeated(
    "suite", .words("NAME", expectation: "the name of a suite"),
    help: "Measure only this suite; 'bench list' names them.")
  static let workload = Parameter.repeated(
    "workload", .words("NAME", expectation: "the name of a workload"),
    help: "Measure only this workload.")
  static let strategy = Parameter.repeated(
    "strategy", .words("NAME", expectation: "the name of a strategy"),
    help: "Measure only this strategy.")
  static let items = Parameter.option(
    "items", .list(of: .integer(in: SuiteInputs.itemLimits)),
    help: "The item counts to measure; without it, each suite's own.")
  static let width = Parameter.option(
    "width", .number(in: SuiteInputs.widthLimits, unit: "points", placeholder: "PT"),
    default: SuiteInputs.defaultWidth, help: "The available width of cells at a fixed width.")
  static let fill = Parameter.option(
    "fill", .number(in: SuiteInputs.fillLimits), default: SuiteInputs.defaultFill,
    help: "The share of the items that is visible in cells at a width chosen for it.")
  static let memo = Parameter.option(
    "memo", .choice as ValueFormat<MemoChoice>,
    help: "Whether measurements of labels are kept between operations. Without it, each "
      + "workload's own choice.")
  static let seed = Parameter.option(
    "seed", .seed, default: SuiteInputs.defaultSeed, help: "What every random choice comes from.")
  static let timeBudget = Parameter.option(
    "time-budget", .seconds(in: 1...86_400),
    help: "How long taking times may last; counting work comes on top. Without it, "
      + "\(Self.defaultSeconds) seconds, or \(Self.quickSeconds) with --quick.")
  static let launches = Parameter.option(
    "launches", .integer(in: 1...100),
    help: "In how many processes, one after another, everything is measured; intervals come from "
      + "how they differ. Without it, \(defaultLaunches), or 1 with --quick.")
  static let memoryBudget = Parameter.option(
    "memory-budget", .integer(in: 1...1_048_576), default: defaultMebibytes,
    help: "How many MiB one strategy may have alive; what would need more is not run.")
  static let quick = Parameter.flag(
    "quick", help: "A rough answer: one launch instead of \(defaultLaunches).")
  static let counter = Parameter.repeated(
    "counter", .choice as ValueFormat<Counter>,
    help: "Count this too: 'instructions', exactly, under Valgrind's Callgrind, of operations "
      + "that are not too large for it.")
  static let output = Parameter.option(
    "output", .path, default: defaultOutput,
    help: "Where to write the results as CSV; '-' is standard output, without the table.")
  static let samples = Parameter.option(
    "samples", .path,
    help: "Where to write every single sample too, as CSV with its launch and round.")
  static let chart = Parameter.flag(
    "chart", help: "Draw the times over the item counts below the tables.")
  static let quiet = Parameter.flag(
    "quiet", help: "Neither the table nor progress, only the files and errors.")
  static let noProgress = Parameter.flag("no-progress", help: "No progress on standard error.")
  static let allowDebugBuild = Parameter.flag(
    "allow-debug-build",
    help: "Measure although the build is not optimised. For testing the command: the numbers mean "
      + "nothing, and the column 'swift' says so.")

  static let all: [any DeclaredParameter] = [
    suite, workload, strategy, items, LabelParameters.labels, width, fill,
    LabelParameters.measurer, LabelParameters.fonts, memo, seed, timeBudget, memoryBudget, quick,
    launches, BudgetParameter.budget, counter, output, samples, chart, quiet, noProgress,
    allowDebugBuild,
  ]

  /// What a run counts only where it is asked to.
  enum Counter: String, CaseIterable, Sendable {
    case instructions
  }

  static let defaultOutput = "Results/latest.csv"
  static let defaultLaunches = 3
  static let defaultSeconds = 45
  static let quickSeconds = 8
  static let defaultMebibytes = 1024
}
