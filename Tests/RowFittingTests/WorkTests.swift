import HeadlessUI
import Testing

@testable import RowFitting

@Suite struct `The work of a strategy` {
  private func row(_ items: Int) throws -> PlainRow {
    try PlainRow(
      widths: (0..<items).map { 40 + Double($0 * 37 % 50) }, badge: .constant(60))
  }

  private func work(
    _ strategy: RowStrategy, _ row: PlainRow, _ points: Double
  ) throws -> (answer: RowAnswer, work: RowWork) {
    var work = RowWork()
    let width = try FixedLength.available(points: points)
    let answer = strategy.choose(row: row, width: width, counting: &work)
    return (answer, work)
  }

  @Test(arguments: [(6, 21), (100, 5050)])
  func `of candidates is n(n+1)/2 items and n badges`(items: Int, appearances: Int) throws {
    let work = try work(.candidates, row(items), 400).work
    #expect(work.itemAppearances == appearances)
    #expect(work.badgeAppearances == items)
  }

  @Test(arguments: [(378.0, 6, 7), (405, 6, 8), (406, 6, 8), (426, 7, 8), (427, 7, 8)])
  func `of greedy is one item more than it shows, and one more for each step back`(
    points: Double, visible: Int, appearances: Int
  ) throws {
    let row = try PlainRow(widths: Array(repeating: 50, count: 1000), badge: .constant(20))
    let (answer, work) = try work(.greedy, row, points)
    #expect(answer.visible == visible)
    #expect(work.itemAppearances == appearances)
    #expect(work.badgeAppearances == (points == 406 ? 2 : 1))
  }

  @Test(arguments: [(20.0, 8, 10), (500, 0, 12)])
  func `of greedy measures a label again only where it was passed more than eight items ago`(
    badge: Double, visible: Int, appearances: Int
  ) throws {
    let row = try LabelRow(
      items: (0..<100).map { RowItem(id: $0, title: "item") },
      measurer: StubMeasurer { $0 == "item" ? 30 : badge })
    var work = RowWork()
    let width = try FixedLength.available(points: 560)
    let answer = RowStrategy.greedy.choose(row: row, width: width, counting: &work)
    #expect(answer.visible == visible)
    #expect(work.itemAppearances == appearances)
    #expect(work.measureCalls == work.itemAppearances + work.badgeAppearances)
  }

  @Test func `of greedy does not grow with the number of items at a fixed width`() throws {
    let short = try work(.greedy, row(100), 400)
    let long = try work(.greedy, row(10_000), 400)
    #expect(short.work == long.work)
    #expect(long.work.itemAppearances <= long.answer.visible + 3)
  }

  @Test func `of greedy reads all items with negative spacing, which may bring back the end`()
    throws
  {
    let row = try PlainRow(
      widths: Array(repeating: 60, count: 50), badge: .constant(30), spacing: -1)
    let (answer, work) = try work(.greedy, row, 200)
    #expect(answer.visible == 2)
    #expect(work.itemAppearances >= 50)
  }

  @Test func `of cached over plain widths is a search of log n steps, whatever the badges`()
    throws
  {
    let count = 4096
    let widths = (0..<count).map { Double($0 * 7919 % 100) }
    let badge = BadgeWidths.function { hidden in Double(hidden * 104_729 % 500) }
    for spacing in [8.0, -45.0] {
      let cache = PlainRowCache(row: try PlainRow(widths: widths, badge: badge, spacing: spacing))
      for points in [0.0, 300, 5_000, 100_000, 400_000] {
        var work = RowWork()
        _ = cache.choose(width: try .available(points: points), counting: &work)
        #expect(work.searchSteps <= 14)
        #expect(work.itemAppearances == 0)
      }
    }
  }

  @Test func `over plain widths measures nothing and places nothing`() throws {
    for strategy in RowStrategy.allCases {
      let work = try work(strategy, row(20), 400).work
      #expect(work.measureCalls == 0)
      #expect(work.searchSteps > 0)
      #expect(work.placements == 0)
    }
  }

  @Test(arguments: [0, 1, 6, 40])
  func `that builds whole rows is what the closed forms say`(items: Int) throws {
    let row = try row(items)
    for points in [10.0, 60, 300, 1000, 4000] {
      let all = try work(.candidates, row, points)
      let visible = all.answer.visible
      #expect(
        all.work == .candidates(items: items, visible: visible, measuring: false))
      let lazy = try work(.candidatesLazy, row, points)
      #expect(
        lazy.work == .lazyCandidates(items: items, visible: visible, measuring: false))
    }
  }

  @Test func `adds up`() {
    var total = RowWork.candidates(items: 6, visible: 2, measuring: true)
    total += total
    #expect(total.itemAppearances == 42)
    #expect(total.badgeAppearances == 12)
    #expect(total.measureCalls == 54)
    #expect(total.searchSteps == 10)
  }
}
