import Foundation
import Profiling

/// `bench check`: do layouts keep the contract of the layout protocol?
enum CheckCommand: Subcommand {
  enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  static let declaration = CommandDeclaration(
    name: "check",
    summary: "Look for faults in layouts, on random subviews, proposals, bounds and edits",
    discussion: [
      "Each fault comes with the smallest case that shows it, what to do, and a test to paste. "
        + "Notes are worth a look, but may be meant.",
      "The layouts are those that this executable hands to BenchCommand.main(suites:layouts:). "
        + "Faults end with exit code \(ExitCode.failed.rawValue).",
    ],
    examples: ["check", "check --layout CachedRow --seed 7 --cases 10000", "check --list"],
    parameters: [layout, seed, cases, format, list])

  static let layout = Parameter.repeated(
    "layout", .words("NAME", expectation: "the name of a layout"), help: "Only this layout.")
  static let seed = Parameter.option(
    "seed", .seed, default: ContractDefaults.seed, help: "What every random example comes from.")
  static let cases = Parameter.option(
    "cases", .integer(in: ContractDefaults.caseLimits), default: ContractDefaults.cases,
    help: "How many examples each check looks at.")
  static let format = Parameter.option(
    "format", .choice as ValueFormat<Format>, default: .text, help: "How faults are written.")
  static let list = Parameter.flag("list", help: "Name the layouts, and check nothing.")

  static func run(_ context: CommandContext) throws -> ExitCode {
    let arguments = context.arguments
    guard !context.layouts.isEmpty else { throw CommandError.noLayouts }
    let names = arguments[layout]
    try context.check(names, among: context.layouts.map(\.name), by: layout)
    let chosen = context.layouts.filter { names.isEmpty || names.contains($0.name) }
    if arguments[list] {
      for layout in chosen { try context.output.line(layout.name) }
      return .done
    }
    let results = chosen.map { layout in
      CheckResult(layout: layout, report: layout.check(arguments[seed], arguments[cases]))
    }
    switch arguments[format] {
    case .text: for result in results { try context.output.write(result.text) }
    case .json:
      try context.output.line(CheckDocument(results: results, seed: arguments[seed]).text())
    }
    return results.allSatisfy(\.report.isSound) ? .done : .failed
  }
}

/// A layout and what came out of checking it.
struct CheckResult {
  let layout: CheckedLayout
  let report: ContractReport

  /// A line for a sound layout; for any other its faults, each with a test.
  var text: String {
    var lines = ["\(layout.name): \(verdict)"]
    for finding in report.findings {
      lines += ["", "\(finding)", "", layout.test(for: finding)]
    }
    for note in report.notes { lines += ["", "note: \(note)"] }
    if !report.unchecked.isEmpty {
      let rules = report.unchecked.map(\.rawValue).joined(separator: ", ")
      lines += ["", "Not checked before these are right: \(rules)."]
    }
    if lines.count > 1 { lines.append("") }
    return lines.map { $0 + "\n" }.joined()
  }

  private var verdict: String {
    switch report.findings.count {
    case 0: "sound, in \(report.cases) cases"
    case 1: "1 fault, in \(report.cases) cases"
    case let count: "\(count) faults, in \(report.cases) cases"
    }
  }
}
