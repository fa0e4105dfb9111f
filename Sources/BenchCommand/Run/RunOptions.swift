import Analysis
import Measurement
import TextMetrics

/// What a command line asks a run to do, checked.
struct RunOptions {
  let inputs: SuiteInputs
  let selection: MeasurerSelection
  let suites: [any Suite]
  let budget: Budget
  /// What the report asks each strategy to stay inside.
  let frameBudget: FrameBudget
  let output: String
  let showsChart: Bool
  let isQuiet: Bool
  let progressStyle: ProgressLine.Style
  let allowsDebugBuild: Bool
  let countsInstructions: Bool

  init(_ context: CommandContext) throws {
    let arguments = context.arguments
    suites = try context.suites(named: arguments[RunParameters.suite], by: RunParameters.suite)
    let workloads = arguments[RunParameters.workload]
    let strategies = arguments[RunParameters.strategy]
    try context.check(
      workloads, among: suites.flatMap { $0.workloads.map(\.name) }, by: RunParameters.workload)
    try context.check(
      strategies, among: suites.flatMap { $0.strategies.map(\.name) }, by: RunParameters.strategy)

    selection = try LabelParameters.measurer(in: arguments)
    inputs = SuiteInputs(
      labels: try arguments[LabelParameters.labels].map(LabelFile.read),
      items: Set(arguments[RunParameters.items] ?? []).sorted(),
      width: arguments[RunParameters.width], fill: arguments[RunParameters.fill],
      seed: arguments[RunParameters.seed], measurer: selection.measurer.description.kind,
      recordedCosts: try LabelParameters.recordedCosts(in: arguments),
      fonts: arguments[LabelParameters.fonts], memo: arguments[RunParameters.memo],
      workloads: workloads, strategies: strategies)

    let isQuick = arguments[RunParameters.quick]
    let seconds =
      arguments[RunParameters.timeBudget]
      ?? .seconds(isQuick ? RunParameters.quickSeconds : RunParameters.defaultSeconds)
    let allowed = arguments[RunParameters.memoryBudget] << 20
    budget = Budget(
      nanoseconds: seconds / .nanoseconds(1),
      // However much is allowed, the machine keeps most of its memory for others.
      bytes: min(allowed, Machine.memoryBytes / 4),
      launches: arguments[RunParameters.launches]
        ?? (isQuick ? 1 : RunParameters.defaultLaunches))

    frameBudget = arguments[BudgetParameter.budget]
    output = arguments[RunParameters.output]
    showsChart = arguments[RunParameters.chart]
    isQuiet = arguments[RunParameters.quiet]
    progressStyle = ProgressLine.Style(
      isSilent: arguments[RunParameters.noProgress] || isQuiet)
    countsInstructions = arguments[RunParameters.counter].contains(.instructions)
    allowsDebugBuild = arguments[RunParameters.allowDebugBuild]
  }
}
