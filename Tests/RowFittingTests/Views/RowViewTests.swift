import HeadlessUI
import TestArithmetic
import Testing
import TextMetrics

@testable import RowFitting

@MainActor @Suite struct `A row as views` {
  @Test(arguments: ["rows-known", "rows-random"], RowForm.allCases)
  func `shows what the fixtures say`(file: String, form: RowForm) throws {
    for row in try RowCase.load(file) {
      let shown = try HostedRow(row.exactRow, as: form)
        .answer(in: ExactDecimal(row.available).double)
      #expect(shown == ShownRow(visible: row.visible, hidden: row.hidden), "\(row.name)")
    }
  }

  @Test(arguments: RowForm.allCases)
  func `shows what the oracle says of random rows, width after width`(form: RowForm) throws {
    for seed in Seeds.upTo(150) {
      let random = RandomRow(seed: seed, items: 0...24, widths: 4)
      let hosted = try HostedRow(random.row, as: form)
      for available in random.availables {
        let expected = random.row.answer(available: available)
        let shown = try hosted.answer(in: available.double)
        #expect(
          shown == ShownRow(visible: expected.visible, hidden: expected.hidden),
          "in \(available) pt; \(Seeds.replay(seed))")
      }
    }
  }

  @Test func `has chips as wide as the labels that the strategies measure`() throws {
    let row = try LabelRow(
      items: ["Sketch", "Color samples", "", "日本語", "OK"].enumerated().map {
        RowItem(id: $0, title: $1)
      }, measurer: EmbeddedMeasurer())
    for form in RowForm.allCases {
      let chips = try HostedRow(row, as: form).shown(type: "RowChip", in: 1000)
      #expect(
        chips.map { Double($0.frame.width) } == row.items.map { row.labelSize($0.title).width })
    }
    let badge = try HostedRow(row, as: .solver).shown(type: "RowChip", in: 0)
    #expect(badge.map { Double($0.frame.width) } == [row.labelSize("5 more").width])
  }

  @Test func `makes n(n+1)/2 item views as candidates, 2n views as a layout, k as a solver`() throws
  {
    let row = ExactRow(
      widths: Array(repeating: ExactDecimal("50"), count: 6),
      badges: Array(repeating: ExactDecimal("40"), count: 6), spacing: .zero)
    func made(_ form: RowForm) throws -> Int {
      let hosted = try HostedRow(row, as: form)
      #expect(try hosted.answer(in: 150) == ShownRow(visible: 2, hidden: 4))
      return hosted.itemsMade
    }
    #expect(try RowForm.allCases.map(made) == [21, 6 + 5 + 4 + 3 + 2, 6, 2])
  }

  @Test func `makes no view anew for another width of the same answer`() throws {
    for form in RowForm.allCases {
      let hosted = try HostedRow(
        ExactRow(
          widths: Array(repeating: ExactDecimal("50"), count: 6),
          badges: Array(repeating: ExactDecimal("40"), count: 6), spacing: .zero), as: form)
      _ = try hosted.answer(in: 150)
      let before = hosted.itemsMade
      #expect(try hosted.answer(in: 160) == ShownRow(visible: 2, hidden: 4))
      #expect(hosted.itemsMade == before)
    }
  }
}
