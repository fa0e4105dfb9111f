import RowFitting
import TextMetrics

/// `bench fit`: which row is shown at a width, by every strategy, without measuring time.
enum FitCommand: Subcommand {
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  static let declaration = CommandDeclaration(
    name: "fit",
    summary: "Answer for one row how many items are shown, without measuring time",
    discussion: [
      "The longest prefix of whole items that fits is shown, followed by a badge if any item is "
        + "hidden. The items are labels (--labels), measured and padded as in the suite 'row', "
        + "or plain widths (--widths) with a badge of one width (--badge) or of one width for "
        + "each number of hidden items (--badges).",
      "All strategies must agree; otherwise the command fails. Strategies that build whole rows "
        + "run up to \(FitRun.mostWholeRowItems) items.",
    ],
    examples: [
      "fit --labels labels.txt --width 320",
      "fit --widths 72,96,64,88 --badge 60 --spacing 8 --width 343",
      "fit --widths 72,96,64 --badges 30,31,32 --width 200 --format json",
      "fit --labels labels.txt --width 320 --snapshot svg",
    ],
    parameters: [
      LabelParameters.labels, widths, badge, badges, spacing, width, strategies,
      LabelParameters.measurer, LabelParameters.fonts, LabelParameters.fontSize, format,
      snapshot,
    ])

  static let lengthLimits = 0...FixedLength.maximumPoints
  static let spacingLimits = -FixedLength.maximumPoints...FixedLength.maximumPoints

  private static let length = ValueFormat.number(
    in: lengthLimits, unit: "points", placeholder: "PT")

  static let widths = Parameter.option(
    "widths", .list(of: length), help: "The widths of the items, in points.")
  static let badge = Parameter.option(
    "badge", length, help: "The width of every badge, in points; goes with --widths.")
  static let badges = Parameter.option(
    "badges", .list(of: length),
    help: "The widths of the badges for 1, 2, 3… hidden items, in points; goes with --widths.")
  static let spacing = Parameter.option(
    "spacing", .number(in: spacingLimits, unit: "points", placeholder: "PT"),
    default: RowStyle().spacing, help: "Between neighbours, in points; may be negative.")
  static let width = Parameter.option(
    "width", length, default: SuiteInputs.defaultWidth,
    help: "The width that the row may take, in points.")
  static let strategies = Parameter.repeated(
    "strategy", .choice as ValueFormat<RowStrategy>, help: "Only this strategy.")
  static let format = Parameter.option(
    "format", .choice as ValueFormat<Format>, default: .text,
    help: "A table to read, or JSON for programs.")

  static let snapshot = Parameter.option(
    "snapshot", .choice as ValueFormat<FitSnapshot.Format>,
    help: "Instead of the answers, the chosen row as views: a picture, or the frames of all views.")

  static func run(_ context: CommandContext) throws -> ExitCode {
    let arguments = context.arguments
    if arguments[snapshot] != nil, arguments.isGiven(format.row) {
      throw UsageError.conflict("--format", "--snapshot", advice: "ask for one of them")
    }
    let question = try FitQuestion(arguments)
    let chosen = Set(arguments[strategies])
    let fit = try FitRun(
      question, strategies: RowStrategy.allCases.filter { chosen.isEmpty || chosen.contains($0) })
    switch (arguments[snapshot], arguments[format]) {
    case (let snapshot?, _): try FitSnapshot(fit).write(snapshot, to: context.output)
    case (nil, .text): try fit.writeText(to: context.output)
    case (nil, .json): try fit.writeJSON(to: context.output)
    }
    if let measurer = question.selection?.measurer {
      context.notes.warnOfMissingCharacters(in: measurer)
    }
    return .done
  }
}
