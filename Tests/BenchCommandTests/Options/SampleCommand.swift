@testable import BenchCommand

/// A command with one parameter of every kind.
enum SampleCommand: Subcommand {
  enum Style: String, CaseIterable, Sendable {
    case plain
    case fancy
  }

  static let width = Parameter.option(
    "width", .number(in: 0...100, unit: "points"), default: 68, help: "How wide it is.")
  static let items = Parameter.option(
    "items", .list(of: .integer(in: 1...1000)), help: "How many there are.")
  static let offsets = Parameter.option(
    "offsets", .list(of: .number(in: -10...10)), default: [], help: "Where they stand.")
  static let style = Parameter.option(
    "style", .choice as ValueFormat<Style>, default: .plain, help: "How it looks.")
  static let budget = Parameter.option(
    "budget", .seconds(in: 0...60), default: .seconds(45), help: "How long it may take.")
  static let seed = Parameter.option("seed", .seed, default: 1, help: "Where chance begins.")
  static let labels = Parameter.option("labels", .path, help: "What is in it.")
  static let fonts = Parameter.repeated("font", .path, help: "How letters look.")
  static let quiet = Parameter.flag("quiet", help: "Say nothing.")
  static let result = Parameter.argument(
    .words("RESULT", expectation: "a result"), help: "What to show.")
  static let base = Parameter.optionalArgument(
    .words("BASE", expectation: "a base"), help: "What to compare with.")

  static let declaration = CommandDeclaration(
    name: "sample", summary: "Show every kind of parameter",
    parameters: [
      result, base, width, items, offsets, style, budget, seed, labels, fonts, quiet,
    ])

  static func run(_ context: CommandContext) throws -> ExitCode { .done }
}
