import Measurement

/// The options of `bench duel`.
enum DuelParameters {
  static let base = Parameter.option(
    "base", .path, help: "The executable of the build to compare with.")
  static let head = Parameter.option(
    "head", .path, help: "The executable of the build to judge. Without it, this one.")
  static let baseRef = Parameter.option(
    "base-ref", .words("GIT-REF", expectation: "a commit, branch or tag"),
    help: "Build the base from this commit in a temporary worktree first.")
  static let effect = Parameter.option(
    "effect", .number(in: 0...1000, unit: "%", placeholder: "PERCENT"),
    help: "By how many percent a time must change to count. Without it, "
      + "\(Int(pinnedEffect * 100)), or \(Int(unpinnedEffect * 100)) where programs cannot be kept "
      + "on one processor.")
  static let launches = Parameter.option(
    "launches", .integer(in: 2...1000), default: defaultLaunches,
    help: "How many pairs of processes measure, one after the other.")
  static let rounds = Parameter.option(
    "rounds", .integer(in: 1...1000), default: defaultRounds,
    help: "How many pairs of samples a launch takes of a row, unless they take more than "
      + "\(DuelSession.longestTurn / 1_000_000) ms.")
  static let items = Parameter.option(
    "items", .list(of: .integer(in: SuiteInputs.itemLimits)), default: [6, 100, 1000],
    help: "The item counts to measure.")

  static let all: [any DeclaredParameter] = [
    base, head, baseRef, effect, launches, rounds, items, RunParameters.suite,
    RunParameters.workload, RunParameters.strategy, LabelParameters.labels,
    LabelParameters.measurer, LabelParameters.fonts, RunParameters.memo, RunParameters.seed,
    RunParameters.memoryBudget, RunParameters.noProgress, RunParameters.allowDebugBuild,
  ]

  static let defaultLaunches = 10
  static let defaultRounds = 20
  static let pinnedEffect = 0.02
  static let unpinnedEffect = 0.15
}
