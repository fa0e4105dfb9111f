import RowFitting
import TextMetrics

/// The row and the width that `bench fit` was asked about.
struct FitQuestion {
  enum Row {
    case plain(PlainRow)
    case labels(LabelRow)
  }

  let row: Row
  /// In points, as typed.
  let width: Double
  let available: FixedLength
  /// What measures the labels; nil for plain widths.
  let selection: MeasurerSelection?

  /// - Throws: `UsageError` for options that do not go together, and what reading labels and
  ///   making a row throw.
  init(_ arguments: Arguments) throws {
    width = arguments[FitCommand.width]
    available = try .available(points: width)
    switch (arguments[LabelParameters.labels], arguments[FitCommand.widths]) {
    case (nil, nil):
      throw UsageError.noneOf(
        ["--labels", "--widths"], advice: "give the items as a file of labels or as widths")
    case (.some, .some):
      throw UsageError.conflict(
        "--labels", "--widths", advice: "give the items in one way")
    case (let path?, nil):
      try Self.refuse(
        [FitCommand.badge.row, FitCommand.badges.row], in: arguments, without: "--widths")
      let selection = try LabelParameters.measurer(in: arguments)
      self.selection = selection
      row = .labels(try Self.labelRow(path, arguments, measurer: selection.measurer))
    case (nil, let widths?):
      try Self.refuse(
        [
          LabelParameters.measurer.row, LabelParameters.fonts.row, LabelParameters.fontSize.row,
        ], in: arguments, without: "--labels")
      selection = nil
      row = .plain(
        try PlainRow(
          widths: widths, badge: Self.badge(for: widths.count, arguments),
          spacing: arguments[FitCommand.spacing]))
    }
  }

  var count: Int {
    switch row {
    case .plain(let row): row.count
    case .labels(let row): row.count
    }
  }

  private static func refuse(
    _ rows: [ParameterRow], in arguments: Arguments, without other: String
  ) throws(UsageError) {
    for row in rows where arguments.isGiven(row) {
      throw .needs(row.typedName, other: other)
    }
  }

  private static func labelRow(
    _ path: String, _ arguments: Arguments, measurer: any TextMeasurer
  ) throws -> LabelRow {
    let items = try LabelFile.read(path).enumerated().map { RowItem(id: $0, title: $1) }
    let style = RowStyle(
      spacing: arguments[FitCommand.spacing], fontSize: arguments[LabelParameters.fontSize])
    // With a memo the strategies' calls are counted all the same, and whole rows cost little.
    return try LabelRow(items: items, style: style, measurer: MemoizedMeasurer(measurer))
  }

  private static func badge(
    for items: Int, _ arguments: Arguments
  ) throws(UsageError) -> BadgeWidths {
    switch (arguments[FitCommand.badge], arguments[FitCommand.badges]) {
    case (nil, nil):
      throw .noneOf(["--badge", "--badges"], advice: "plain widths need the badge's width too")
    case (.some, .some):
      throw .conflict("--badge", "--badges", advice: "give the badge's width in one way")
    case (let width?, nil):
      return .constant(width)
    case (nil, let table?):
      guard table.count >= items else {
        throw .tooFew("--badges", given: table.count, needed: items, "one for each hidden count")
      }
      return .table(table)
    }
  }
}
