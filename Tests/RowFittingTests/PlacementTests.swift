import Testing

@testable import RowFitting

@Suite struct `The placements of a chosen row` {
  @Test(arguments: [8.0, 0, -7.0])
  func `are the same from every strategy, side by side, with the badge last`(spacing: Double)
    throws
  {
    let row = try `A row of labels`.row(12, spacing: spacing)
    var rows = CandidateRows(row: row)
    for points in [20.0, 100, 300, 500, 5000] {
      let width = try FixedLength.available(points: points)
      var placed = (RowPlacements(), RowPlacements(), RowPlacements())
      let answer = Greedy.place(row: row, width: width, into: &placed.0)
      #expect(LazyCandidates.place(row: row, width: width, into: &placed.1) == answer)
      rows.place(rows.choose(width: width), into: &placed.2)
      #expect(placed.0.elements == placed.1.elements)
      #expect(placed.0.elements == placed.2.elements)
      try check(placed.0, answer, row)
    }
  }

  private func check(_ placements: RowPlacements, _ answer: RowAnswer, _ row: LabelRow) throws {
    let elements = placements.elements
    let kinds =
      (0..<answer.visible).map { PlacedElement.Kind.item($0) }
      + (answer.hidden > 0 ? [.badge(hidden: answer.hidden)] : [])
    #expect(elements.map(\.kind) == kinds)
    #expect(elements.first?.x == .zero)
    for (left, right) in zip(elements, elements.dropFirst()) {
      #expect(right.x == left.x + left.width + row.spacing)
    }
    let last = try #require(elements.last)
    #expect(last.x + last.width == answer.width)
  }

  @Test func `are k + 1 of the greedy pass, which measures nothing for them`() throws {
    let row = try `A row of labels`.row(100)
    let width = try FixedLength.available(points: 500)
    var placements = RowPlacements()
    var work = RowWork()
    let answer = Greedy.place(row: row, width: width, into: &placements, counting: &work)
    #expect(work.placements == answer.visible + 1)
    var choosing = RowWork()
    #expect(Greedy.choose(row: row, width: width, counting: &choosing) == answer)
    #expect(work.itemAppearances <= choosing.itemAppearances)
    #expect(work.measureCalls == work.itemAppearances + work.badgeAppearances)
  }

  @Test func `are nothing for no items`() throws {
    let row = try `A row of labels`.row(0)
    var placements = RowPlacements()
    #expect(Greedy.place(row: row, width: .zero, into: &placements) == .noItems)
    #expect(LazyCandidates.place(row: row, width: .zero, into: &placements) == .noItems)
    CandidateRows(row: row).place(.noItems, into: &placements)
    #expect(placements.elements.isEmpty)
  }
}
