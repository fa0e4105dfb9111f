import Foundation
import Reporting
import TextMetrics

/// `bench measure`: how wide and high each label is.
enum MeasureCommand: Subcommand {
  enum Format: String, CaseIterable, Sendable {
    case text
    case csv
    case json
  }

  static let declaration = CommandDeclaration(
    name: "measure",
    summary: "Print the width and height of labels",
    discussion: [
      "Sizes are those of the text on one line, in points, not rounded and without padding. "
        + "Characters that no font has are measured as the font's box for missing glyphs, and "
        + "counted in a warning."
    ],
    examples: [
      "measure --labels labels.txt", "measure --labels - --measurer embedded --format csv",
    ],
    parameters: [
      LabelParameters.labels, LabelParameters.measurer, LabelParameters.fonts,
      LabelParameters.fontSize, format,
    ])

  static let format = Parameter.option(
    "format", .choice as ValueFormat<Format>, default: .text,
    help: "A table to read, or CSV or JSON for programs.")

  static func run(_ context: CommandContext) throws -> ExitCode {
    let arguments = context.arguments
    guard let path = arguments[LabelParameters.labels] else {
      throw UsageError.noneOf(
        [LabelParameters.labels.row.typedName], advice: "it names a file with one label a line")
    }
    let selection = try LabelParameters.measurer(in: arguments)
    let listing = LabelListing(
      labels: try LabelFile.read(path), selection: selection,
      fontSize: arguments[LabelParameters.fontSize])
    switch arguments[format] {
    case .text: try listing.writeText(to: context.output)
    case .csv: try listing.writeCSV(to: context.output)
    case .json: try listing.writeJSON(to: context.output)
    }
    context.notes.warnOfMissingCharacters(in: selection.measurer)
    return .done
  }
}

/// Labels and what measures them. Each is measured as it is written, so that a reader who leaves
/// early ends the work too.
private struct LabelListing {
  let labels: [String]
  let selection: MeasurerSelection
  let fontSize: Double

  private struct Entry: Encodable {
    var label: String
    var width: Double
    var height: Double
  }

  private struct Head: Encodable {
    var measurer: MeasurerDescription
    var reason: String
    var fontSize: Double
  }

  func writeText(to output: OutputWriter) throws {
    try output.line("\(fontSize.asTyped) pt; \(selection.reason)")
    try output.line("  width (pt)  height (pt)  label")
    try forEachSize(until: output) { label, size in
      let width = size.width.sixDecimals.leftPadded(to: 12)
      let height = size.height.sixDecimals.leftPadded(to: 11)
      try output.line("\(width)  \(height)  \(label.escapingControls)")
    }
  }

  func writeCSV(to output: OutputWriter) throws {
    try output.write(CSVText.lines([["label", "width_pt", "height_pt"]]))
    try forEachSize(until: output) { label, size in
      let fields = [label, size.width.sixDecimals, size.height.sixDecimals]
      try output.write(CSVText.lines([fields]))
    }
  }

  func writeJSON(to output: OutputWriter) throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let head = Head(
      measurer: selection.measurer.description, reason: selection.reason, fontSize: fontSize)
    // The head's closing brace comes after the labels.
    try output.write("\(try json(head).dropLast()),\n\"labels\":[")
    var separator = "\n"
    try forEachSize(until: output) { label, size in
      let entry = Entry(
        label: label, width: size.width.roundedToMillionths,
        height: size.height.roundedToMillionths)
      try output.write(separator + json(entry))
      separator = ",\n"
    }
    try output.line("\n]}")
  }

  private func forEachSize(
    until output: OutputWriter, _ body: (String, TextSize) throws -> Void
  ) throws {
    for label in labels {
      guard !output.isClosed else { return }
      try body(label, selection.measurer.size(of: label, fontSize: fontSize))
    }
  }
}
