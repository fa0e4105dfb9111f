import HeadlessUI
import Testing

@testable import RowFitting

@Suite struct `A row of a million items` {
  @Test func `of tenths fits exactly where its decimals do`() throws {
    let count = RowLimits.items
    let row = try PlainRow(
      widths: Array(repeating: 0.1, count: count), badge: .constant(0.3), spacing: 0)
    let cache = PlainRowCache(row: row)
    for (points, visible) in [
      (100_000.0, count), (99_999.9, count - 4), (50_000, 499_997), (0.2, 0), (0.3, 0), (0.4, 1),
    ] {
      let width = try FixedLength.available(points: points)
      let answer = Greedy.choose(row: row, width: width)
      #expect(answer.visible == visible)
      #expect(answer.overflows == (points < 0.3))
      var work = RowWork()
      #expect(cache.choose(width: width, counting: &work) == answer)
      #expect(work.searchSteps <= 21)
    }
  }

  @Test func `is never made into objects to be laid out`() throws {
    let count = 50_000
    let items = (0..<count).map { RowItem(id: $0, title: "label \($0 % 10)") }
    let labels = try LabelRow(items: items, measurer: StubMeasurer())
    let source = LabelRowSubviews(labels)
    let layout = CachedRow()
    var cache = layout.makeCache(subviews: LayoutSubviews(source))
    var work = RowWork()
    let proposal = ProposedViewSize(width: 680, height: nil)
    let answer = layout.choose(
      proposal: proposal, subviews: LayoutSubviews(source), cache: &cache, counting: &work)
    #expect(answer == Greedy.choose(row: labels, width: try .available(points: 680)))
    #expect(work.measureCalls <= answer.visible + 4)
    layout.placeSubviews(
      in: CGRect(x: 0, y: 0, width: 680, height: 28), proposal: proposal,
      subviews: LayoutSubviews(source), cache: &cache, counting: &work)
    #expect(work.placements == 2 * count)
    #expect(source.positions.count { $0.x < CachedRow.outOfSight } == answer.visible + 1)
  }
}
