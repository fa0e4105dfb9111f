import Analysis
import Measurement

/// `bench gate`: has this code become worse than the committed baseline?
enum GateCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "gate",
    summary: "Measure what the baseline holds and fail on a regression",
    discussion: [
      "Counts of work and allocations are compared exactly, which takes one launch without timing. "
        + "Where times decide, what looks slower is measured again, freshly and longer, and only "
        + "what is worse twice fails.",
      "Exit code 3 is a regression, 4 a run too disturbed to tell, 5 a baseline that is missing or "
        + "cannot be compared.",
    ],
    examples: [
      "gate", "gate --time off", "gate --update-baseline", "gate --baseline main.csv --time gate",
    ],
    parameters: GateParameters.all)

  static func run(_ context: CommandContext) throws -> ExitCode {
    if context.arguments[GateParameters.updateBaseline] { return try updateBaseline(context) }
    guard !SwiftVersion.isDebugBuild || context.arguments[RunParameters.allowDebugBuild] else {
      throw RunError.debugBuild
    }
    let allowances = try CompareParameters.allowances(in: context.arguments)
    let base = try ResultsFile.readBaseline(context.arguments[GateParameters.baseline])
    let gate = try GateRun(baseline: base, allowances: allowances, context: context)
    return try gate.run()
  }

  /// A run like any other, with the widths and to the place that a baseline needs.
  private static func updateBaseline(_ context: CommandContext) throws -> ExitCode {
    let arguments = context.arguments
    var words = [
      "--measurer", "embedded", "--output", arguments[GateParameters.baseline], "--launches",
      "\(GateRun.baselineLaunches)",
    ]
    for suite in arguments[RunParameters.suite] { words += ["--suite", suite] }
    if let items = arguments[RunParameters.items] {
      words += ["--items", items.map(\.description).joined(separator: ",")]
    }
    if let labels = arguments[LabelParameters.labels] { words += ["--labels", labels] }
    if let budget = arguments[RunParameters.timeBudget] {
      words += ["--time-budget", (budget / .seconds(1)).asTyped]
    }
    words += ["--memory-budget", "\(arguments[RunParameters.memoryBudget])"]
    for flag in [GateParameters.quick, RunParameters.noProgress, RunParameters.allowDebugBuild]
    where arguments[flag] { words.append(flag.row.typedName) }
    return try RunCommand.run(
      CommandContext(
        arguments: try RunCommand.declaration.parse(words), suites: context.suites,
        output: context.output, notes: context.notes, commandLine: context.commandLine))
  }
}
