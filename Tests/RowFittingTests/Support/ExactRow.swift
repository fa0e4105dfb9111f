import TestArithmetic

@testable import RowFitting

/// A row of decimals as written, and the oracle: every row tried, in exact arithmetic.
struct ExactRow: Sendable {
  var widths: [ExactDecimal]
  /// By hidden count, from 1 on.
  var badges: [ExactDecimal]
  var spacing: ExactDecimal

  struct Answer: Equatable {
    var visible: Int
    var hidden: Int
    var width: ExactDecimal
    var overflows: Bool
  }

  /// The widths of the rows that show 0, 1, … n items.
  var rowWidths: [ExactDecimal] {
    guard !widths.isEmpty else { return [.zero] }
    var sum = ExactDecimal.zero
    var rows: [ExactDecimal] = []
    for visible in 0...widths.count {
      if visible > 0 { sum = sum + widths[visible - 1] }
      let hidden = widths.count - visible
      let elements = visible + (hidden > 0 ? 1 : 0)
      let gaps = ExactDecimal(scaled: spacing.scaled * Int128(elements - 1))
      rows.append(sum + gaps + (hidden > 0 ? badges[hidden - 1] : .zero))
    }
    return rows
  }

  func answer(available: ExactDecimal) -> Answer {
    let rows = rowWidths
    let count = widths.count
    guard count > 0 else { return Answer(visible: 0, hidden: 0, width: .zero, overflows: false) }
    for visible in stride(from: count, through: 0, by: -1)
    where rows[visible] <= available + .slack {
      return Answer(
        visible: visible, hidden: count - visible, width: rows[visible], overflows: false)
    }
    return Answer(visible: 0, hidden: count, width: rows[0], overflows: true)
  }

  /// The row as the package takes it.
  var plain: PlainRow {
    get throws {
      try PlainRow(
        widths: widths.map(\.double), badge: .table(badges.map(\.double)), spacing: spacing.double)
    }
  }
}

extension RowAnswer {
  /// Whether the answer is the oracle's, with a width that was rounded down by less than a unit
  /// for each element and gap.
  func agrees(with exact: ExactRow.Answer) -> Bool {
    let elements = Int128(visible + (hidden > 0 ? 1 : 0))
    let exactUnits = exact.width.scaled * Int128(1 << 30)
    let units = Int128(width.rawValue) * ExactDecimal.scale
    let tolerance = 2 * max(elements, 1) * ExactDecimal.scale
    return visible == exact.visible && hidden == exact.hidden && overflows == exact.overflows
      && units <= exactUnits + tolerance / 1000 && units > exactUnits - tolerance
  }
}
