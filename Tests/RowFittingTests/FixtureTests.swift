import TestArithmetic
import Testing

@testable import RowFitting

@Suite struct `The rows of the fixtures` {
  @Test(arguments: ["rows-known", "rows-random"])
  func `have the answer they come with, from the oracle, all strategies and the layout`(
    file: String
  ) throws {
    let cases = try RowCase.load(file)
    #expect(cases.count == (file == "rows-known" ? 21 : 320))
    for row in cases {
      let available = ExactDecimal(row.available)
      #expect(row.exactRow.answer(available: available) == row.answer, "\(row.name)")
      for answer in try row.exactRow.answers(available: available) {
        #expect(answer.answer.agrees(with: row.answer), "\(row.name), \(answer)")
      }
      var layout = KeptLayout(row.exactRow)
      let answer = layout.answer(available: available)
      #expect(answer.agrees(with: row.answer), "\(row.name), layout: \(answer)")
    }
  }

  @Test func `have the same answer when given as text`() throws {
    for row in try RowCase.load("rows-known") {
      let badges = row.exactRow.badges.map(\.description)
      let plain = try PlainRow(decimalWidths: row.widths, badges: badges, spacing: row.spacing)
      let width = try FixedLength.available(points: ExactDecimal(row.available).double)
      let answer = Greedy.choose(row: plain, width: width)
      #expect(answer.agrees(with: row.answer), "\(row.name)")
    }
  }
}
