/// The options of `bench gate`.
enum GateParameters {
  static let baseline = Parameter.option(
    "baseline", .path, default: defaultBaseline, help: "The results to compare with, CSV.")
  static let updateBaseline = Parameter.flag(
    "update-baseline",
    help: "Measure and write the baseline instead: with the embedded widths, so that counts are "
      + "the same on every machine.")
  static let time = Parameter.option(
    "time", .choice as ValueFormat<TimeMode>,
    help: "Whether times are compared, and whether they decide. Without it, they decide where the "
      + "baseline comes from such a processor, Swift and allocator as here, and are left out "
      + "elsewhere.")
  static let quick = Parameter.flag(
    "quick",
    help: "A rough answer about times: \(RunParameters.quickSeconds) seconds for each look rather "
      + "than \(RunParameters.defaultSeconds).")
  static let output = Parameter.option(
    "output", .path, help: "Where to write the new results as CSV, to keep or to compare.")

  static let all: [any DeclaredParameter] = [
    baseline, updateBaseline, time, CompareParameters.effect, CompareParameters.allowances,
    CompareParameters.failOnImprovement, CompareParameters.format, output, quick,
    RunParameters.timeBudget, RunParameters.memoryBudget, LabelParameters.labels,
    LabelParameters.fonts, RunParameters.suite, RunParameters.items, RunParameters.noProgress,
    RunParameters.allowDebugBuild,
  ]

  static let defaultBaseline = "Results/baseline.csv"
}
