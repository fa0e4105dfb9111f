import Analysis

/// What a comparison does about times.
enum TimeMode: String, CaseIterable, Sendable {
  /// Not compared.
  case off
  /// Shown, without consequence for the exit code.
  case report
  /// A time that is worse is a regression.
  case gate
}

enum ComparisonFormat: String, CaseIterable, Sendable {
  case table
  case markdown
  case json
}

/// The options that all commands have that compare runs.
enum CompareParameters {
  static let effect = Parameter.option(
    "effect", .number(in: 0...1000, unit: "%", placeholder: "PERCENT"),
    default: ComparisonTerms.defaultLeastEffect * 100,
    help: "By how many percent a time must change to count.")
  static let allowances = Parameter.option(
    "allowances", .path,
    help: "A file of accepted changes, one a line: SUITE/WORKLOAD/STRATEGY:COLUMN=+N and a reason. "
      + "Without it, \(defaultAllowances) where it exists.")
  static let failOnImprovement = Parameter.flag(
    "fail-on-improvement",
    help: "Treat an improvement as a regression, so that the baseline is renewed.")
  static let format = Parameter.option(
    "format", .choice as ValueFormat<ComparisonFormat>, default: .table,
    help: "How to print the comparison.")

  static let defaultAllowances = "Results/allowances.txt"

  /// The accepted changes that apply.
  static func allowances(in arguments: Arguments) throws(CommandError) -> [Allowance] {
    let path = arguments[allowances]
    return try ResultsFile.allowances(path ?? defaultAllowances, isOptional: path == nil)
  }
}
