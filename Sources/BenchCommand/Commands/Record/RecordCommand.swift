import Measurement
import TextMetrics

/// `bench record`: what measuring each label gives and takes, for a replay.
enum RecordCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "record",
    summary: "Record what measuring labels costs, for --measurer replay:FILE",
    discussion: [
      "Writes CSV with the columns \(ReplayFile.columns.joined(separator: ", ")): the width in "
        + "points at \(ReplayMeasurer.fontSize.asTyped) pt, and the median time of a measurement. "
        + "A file of this form made on another device brings the cost of its text here."
    ],
    examples: [
      "record --labels labels.txt", "record --labels labels.txt --output costs.csv",
    ],
    parameters: [
      LabelParameters.labels, LabelParameters.measurer, LabelParameters.fonts, output,
    ])

  static let output = Parameter.option(
    "output", .path, default: "-", help: "Where to write the costs; '-' is standard output.")

  static func run(_ context: CommandContext) throws -> ExitCode {
    let arguments = context.arguments
    guard let path = arguments[LabelParameters.labels] else {
      throw UsageError.noneOf(
        [LabelParameters.labels.row.typedName], advice: "it names a file with one label a line")
    }
    let selection = try LabelParameters.measurer(in: arguments)
    let recorder = CostRecorder(measurer: selection.measurer, now: MonotonicClock.now)
    let text = ReplayFile.text(try LabelFile.read(path).map(recorder.cost))
    if arguments[output] == "-" {
      try context.output.write(text)
    } else {
      try FileReplacement.write(text, to: arguments[output])
      context.notes.say("wrote \(arguments[output]); \(selection.reason)")
    }
    context.notes.warnOfMissingCharacters(in: selection.measurer)
    return .done
  }
}

/// Measures what a measurer takes for one label.
struct CostRecorder {
  let measurer: any TextMeasurer
  /// Nanoseconds since an arbitrary start.
  let now: () -> UInt64

  private static let samples = 9
  /// How long a sample lasts at least, in nanoseconds: a thousand readings of a usual clock.
  private static let shortestSample: UInt64 = 30_000

  func cost(of label: String) -> RecordedCost {
    // The first call may load what later ones find.
    let width = measurer.size(of: label, fontSize: ReplayMeasurer.fontSize).width
    var calls = 1
    while time(label, calls: calls) < Self.shortestSample, calls < 1 << 20 { calls *= 2 }
    let times = (0..<Self.samples).map { _ in Double(time(label, calls: calls)) / Double(calls) }
    return RecordedCost(
      label: label, width: width, nanoseconds: times.sorted()[Self.samples / 2].rounded())
  }

  private func time(_ label: String, calls: Int) -> UInt64 {
    let start = now()
    for _ in 0..<calls { _ = measurer.size(of: label, fontSize: ReplayMeasurer.fontSize) }
    return now() - start
  }
}
