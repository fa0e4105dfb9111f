import Testing

@testable import RowFitting

@Suite struct `A row that cannot be made` {
  struct BadRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var widths: [Double] = [10, 20]
    var badge: [Double] = [30, 30]
    var spacing = 8.0
    var error: RowFittingError
    var sentence: String
  }

  static let rows = [
    BadRow(
      testDescription: "a width that is NaN", widths: [10, .nan],
      error: .length(.notFinite(.nan, .item(1))),
      sentence: "the width of item 2 is nan; give a finite number of points."),
    BadRow(
      testDescription: "an infinite width", widths: [.infinity],
      error: .length(.notFinite(.infinity, .item(0))),
      sentence: "the width of item 1 is inf; give a finite number of points."),
    BadRow(
      testDescription: "a negative width", widths: [10, 20, -1], badge: [1, 1, 1],
      error: .length(.negative(-1, .item(2))),
      sentence: "the width of item 3 is -1.0 pt; give 0 or more."),
    BadRow(
      testDescription: "a width out of range", widths: [1e10],
      error: .length(.outOfRange(1e10, .item(0))),
      sentence: "the width of item 1 is 10000000000.0 pt; lengths end at 4294967296 pt."),
    BadRow(
      testDescription: "a negative badge", badge: [30, -2],
      error: .length(.negative(-2, .badge(hidden: 2))),
      sentence: "the width of the badge for 2 hidden is -2.0 pt; give 0 or more."),
    BadRow(
      testDescription: "a table that is too short", badge: [30],
      error: .badgeTableTooShort(entries: 1, items: 2),
      sentence: """
        the badge table has 1 widths for 2 items; give one for each hidden count from 1 to 2.
        """),
    BadRow(
      testDescription: "infinite spacing", spacing: -.infinity,
      error: .length(.notFinite(-.infinity, .spacing)),
      sentence: "the spacing is -inf; give a finite number of points."),
    BadRow(
      testDescription: "a total out of range under negative spacing",
      widths: Array(repeating: 4e9, count: 3), badge: [1, 1, 1], spacing: -8,
      error: .totalOutOfRange,
      sentence: """
        the widths and the negative spacing add up to more than 8589934592 pt; \
        give fewer or narrower items.
        """),
  ]

  @Test(arguments: rows)
  func `says what is wrong, where, and what to do`(bad: BadRow) {
    let error = #expect(throws: RowFittingError.self) {
      try PlainRow(widths: bad.widths, badge: .table(bad.badge), spacing: bad.spacing)
    }
    #expect(error?.description == bad.sentence)
    // NaN is not equal to itself; the sentence has shown it.
    if !bad.testDescription.contains("NaN") { #expect(error == bad.error) }
  }

  @Test func `has more items than the limit`() {
    let widths = Array(repeating: 1.0, count: RowLimits.items + 1)
    #expect(throws: RowFittingError.tooManyItems(1_000_001)) {
      try PlainRow(widths: widths, badge: .constant(0))
    }
  }

  @Test func `has text for a number`() {
    let error = #expect(throws: RowFittingError.self) {
      try PlainRow(decimalWidths: ["1", "two"], badges: ["3"], spacing: "8")
    }
    #expect(
      error?.description
        == "the width of item 2 is \"two\", which is not a number; write it like 67.7.")
  }

  @Test(arguments: [
    (RowStyle(spacing: .nan), "the spacing is nan; give a finite number of points."),
    (RowStyle(fontSize: 0), "the font size is 0 pt; give more than 0."),
    (RowStyle(fontSize: -3), "the font size is -3.0 pt; give 0 or more."),
    (
      RowStyle(horizontalPadding: -1), "the horizontal padding is -1.0 pt; give 0 or more."
    ),
    (
      RowStyle(verticalPadding: .infinity),
      "the vertical padding is inf; give a finite number of points."
    ),
  ])
  func `has a style without sense`(style: RowStyle, sentence: String) {
    let error = #expect(throws: RowFittingError.self) {
      try LabelRow(items: [], style: style, measurer: StubMeasurer())
    }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e10])
  func `is asked for in an available width without sense`(points: Double) {
    #expect(throws: LengthError.self) { try FixedLength.available(points: points) }
  }

  @Test func `is not one that is only too wide for its sums`() throws {
    let row = try PlainRow(widths: Array(repeating: 4e9, count: 5), badge: .constant(10))
    let width = try FixedLength.available(points: 4.1e9)
    for strategy in RowStrategy.allCases {
      var work = RowWork()
      let answer = strategy.choose(row: row, width: width, counting: &work)
      #expect(answer.visible == 1)
      #expect(answer.width.points == 4e9 + 18)
    }
  }
}
