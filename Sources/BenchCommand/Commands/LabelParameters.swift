import TextMetrics

/// The options about labels and what measures them, the same in every command.
enum LabelParameters {
  static let labels = Parameter.option(
    "labels", .path,
    help: "Labels to lay out, one a line, UTF-8, blank lines skipped; '-' reads standard input.")
  static let measurer = Parameter.option(
    "measurer", .measurer,
    help: "What measures labels: real shaping by HarfBuzz with a font of this machine, the "
      + "package's own advance widths, or a file of recorded costs ('bench record' makes one). "
      + "Without it, HarfBuzz where library and font are found.")
  static let fonts = Parameter.repeated(
    "font", .path,
    help: "A font file for HarfBuzz; further ones serve the characters that earlier ones lack.")
  static let fontSize = Parameter.option(
    "font-size", .number(in: fontSizeLimits, unit: "points", placeholder: "PT"),
    default: defaultFontSize, help: "The size of the labels' text, in points.")

  static let defaultFontSize = 14.0
  static let fontSizeLimits = 0.1...10_000.0
}

extension LabelParameters {
  /// What the options ask to measure with.
  /// - Throws: `UsageError.conflict` for fonts that cannot be used, `TextMetricsError` for what
  ///   this machine lacks, `CommandError.replay` for a file that holds no recorded costs.
  static func measurer(in arguments: Arguments) throws -> MeasurerSelection {
    let wish = arguments[measurer]
    if let wish, wish.kind != .harfbuzz, arguments.isGiven(fonts) {
      throw UsageError.conflict(
        "--measurer \(wish.kind.rawValue)", fonts.row.typedName,
        advice: "only HarfBuzz needs a font; leave one of them out")
    }
    if case .replay(let path) = wish {
      return .replay(try ReplayFile.read(path), source: ReplayFile.name(of: path))
    }
    return try MeasurerSelection.select(kind: wish?.kind, fonts: arguments[fonts])
  }
}

extension NoteWriter {
  /// Warns of characters that were measured as a box, if there were any.
  func warnOfMissingCharacters(in measurer: any TextMeasurer) {
    let count = measurer.missingCharacters
    guard count > 0 else { return }
    say(
      "warning: no font has \(count) of the characters, which were measured as boxes; name a "
        + "further font that has them with --font.")
  }
}
