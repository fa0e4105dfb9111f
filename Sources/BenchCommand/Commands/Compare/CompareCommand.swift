import Analysis
import Measurement

/// `bench compare`: what changed from one run to another.
enum CompareCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "compare",
    summary: "Compare two files of results and fail on a regression",
    discussion: [
      "Counts of work are compared exactly; allocations too where allocator, Swift version and "
        + "architecture agree. How both grow with the items is compared by its exponent. Times "
        + "are compared where the processor agrees as well: as ratios to both yardsticks, by "
        + "Welch's t-test between launches with Holm's correction over all rows.",
      "Exit code 3 is a regression, 4 a run too disturbed to tell, 5 a pair of files that cannot "
        + "be compared.",
    ],
    examples: [
      "compare old.csv new.csv", "compare old.csv new.csv --time gate --effect 25",
      "compare old.csv new.csv --format markdown",
    ],
    parameters: [
      base, new, time, CompareParameters.effect, CompareParameters.allowances,
      CompareParameters.failOnImprovement, CompareParameters.format,
    ])

  static let base = Parameter.argument(
    .words("BASE", expectation: "the path of a file"), help: "The results to compare with, CSV.")
  static let new = Parameter.argument(
    .words("NEW", expectation: "the path of a file"), help: "The results to judge, CSV.")
  static let time = Parameter.option(
    "time", .choice as ValueFormat<TimeMode>, default: .report,
    help: "Whether times are compared, and whether they decide.")

  static func run(_ context: CommandContext) throws -> ExitCode {
    let arguments = context.arguments
    let allowances = try CompareParameters.allowances(in: arguments)
    let base = try ResultsFile.readBaseline(arguments[base])
    let new = try ResultsFile.read(arguments[new])
    let mode = arguments[time]
    let comparison = Comparison(
      base: base, new: new,
      terms: ComparisonTerms(
        leastEffect: arguments[CompareParameters.effect] / 100, comparesTime: mode != .off),
      allowances: allowances)
    let rules = GateRules(
      judgesTime: mode == .gate,
      failsOnImprovement: arguments[CompareParameters.failOnImprovement])
    let output = ComparisonOutput(
      comparison: comparison, rules: rules, seed: new.environment.seed)
    return try output.write(as: arguments[CompareParameters.format], context: context)
  }
}
