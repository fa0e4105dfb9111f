/// `bench list`: what there is to measure.
enum ListCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "list",
    summary: "Name the suites, their workloads and their strategies",
    discussion: ["These names are what 'run' takes as --suite, --workload and --strategy."],
    examples: ["list", "list --suite row"],
    parameters: [suite])

  static let suite = Parameter.repeated(
    "suite", .words("NAME", expectation: "the name of a suite"), help: "Only this suite.")

  static func run(_ context: CommandContext) throws -> ExitCode {
    let names = context.arguments[suite]
    let suites = try names.isEmpty ? context.suites : context.suites(named: names, by: suite)
    for (index, suite) in suites.enumerated() {
      if index > 0 { try context.output.line() }
      try show(suite, on: context.output)
    }
    return .done
  }

  private static func show(_ suite: any Suite, on output: OutputWriter) throws {
    try output.line(suite.name)
    try write(suite.summary, indent: 2, on: output)
    let workloads = suite.workloads.map { ($0.name, $0.summary) }
    let strategies = suite.strategies.map { ($0.name, $0.summary) }
    let column = (workloads + strategies).map(\.0.count).max() ?? 0
    for (title, rows) in [("workloads", workloads), ("strategies", strategies)] {
      try output.line("  \(title)")
      for (name, summary) in rows {
        var lines = summary.wrapped(to: HelpText.width - column - 6)[...]
        try output.line("    \(name.padded(to: column))  \(lines.popFirst() ?? "")")
        for line in lines { try output.line(String(repeating: " ", count: column + 6) + line) }
      }
    }
    let items = suite.defaultItems.map { "\($0)" }.joined(separator: " ")
    try output.line("  items")
    try write(items, indent: 4, on: output)
    guard !suite.isMeasuredByDefault else { return }
    try write("Measured only with --suite \(suite.name).", indent: 2, on: output)
  }

  private static func write(_ text: String, indent: Int, on output: OutputWriter) throws {
    for line in text.wrapped(to: HelpText.width - indent) {
      try output.line(String(repeating: " ", count: indent) + line)
    }
  }
}
