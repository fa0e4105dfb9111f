/// The options of `bench selftest`.
enum SelftestParameters {
  static let tries = Parameter.option(
    "tries", .integer(in: 1...1000), default: 5,
    help: "How often each question is asked of the gate and of the duel.")
  static let items = Parameter.option(
    "items", .list(of: .integer(in: SuiteInputs.itemLimits)), default: [6, 100, 1000],
    help: "The item counts to measure.")
  static let strategy = Parameter.option(
    "strategy", .words("NAME", expectation: "the name of a strategy"),
    help: "The strategy that is made slower. Without it, the last one of the suite.")

  static let all: [any DeclaredParameter] = [
    tries, items, strategy, RunParameters.suite, RunParameters.workload, RunParameters.timeBudget,
    RunParameters.allowDebugBuild,
  ]

  /// By how much the strategy is made slower, as shares.
  static let duelSlowdowns = [0.05, 0.1]
  static let gateSlowdowns = [0.25, 0.5]
}
