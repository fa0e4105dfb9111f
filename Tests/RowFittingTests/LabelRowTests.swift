import Foundation
import HeadlessUI
import Testing
import TextMetrics

@testable import RowFitting

@Suite struct `A row of labels` {
  private static let words = ["Sketch", "Color samples", "Shapes", "Text", "Layers", "Grid", ""]

  static func row(
    _ count: Int, measurer: StubMeasurer = StubMeasurer(), spacing: Double = 8
  ) throws -> LabelRow {
    let items = (0..<count).map { index in
      RowItem(
        id: index, title: words[index * 5 % words.count] + String(repeating: "x", count: index % 3))
    }
    return try LabelRow(items: items, style: RowStyle(spacing: spacing), measurer: measurer)
  }

  @Test func `is as wide as its texts rounded up to 1/64 pt, and the padding`() throws {
    let row = try LabelRow(
      items: [RowItem(id: 1, title: "a")], measurer: StubMeasurer { _ in 7.3 })
    var work = RowWork()
    let answer = Greedy.choose(row: row, width: .unlimited, counting: &work)
    #expect(answer.width.points == 468.0 / 64 + 20)
    #expect(row.labelSize("a").height == 28)
    #expect(work.measureCalls == 1)
  }

  @Test(arguments: [8.0, 0.1, -7.0])
  func `is answered like the plain row of the same widths`(spacing: Double) throws {
    for count in [0, 1, 6, 25] {
      let labels = try Self.row(count, spacing: spacing)
      let plain = try PlainRow(
        widths: labels.items.map { labels.labelSize($0.title).width },
        badge: .function { labels.labelSize("\($0) more").width }, spacing: spacing)
      var cache = RowCache()
      var rows = CandidateRows(row: labels)
      for points in stride(from: 1.0, through: 2400, by: 97.3) {
        let width = try FixedLength.available(points: points)
        let expected = Greedy.choose(row: plain, width: width)
        var work = RowWork()
        for strategy in RowStrategy.allCases {
          #expect(strategy.choose(row: labels, width: width, counting: &work) == expected)
        }
        #expect(Candidates.choose(row: labels, width: width) == expected)
        #expect(LazyCandidates.choose(row: labels, width: width) == expected)
        #expect(Greedy.choose(row: labels, width: width) == expected)
        #expect(cache.choose(row: labels, width: width) == expected)
        #expect(rows.choose(width: width) == expected)
      }
    }
  }

  @Test func `counts every call of the measurer, and no other`() throws {
    for strategy in RowStrategy.allCases {
      let measurer = StubMeasurer()
      let row = try Self.row(20, measurer: measurer)
      var work = RowWork()
      let width = try FixedLength.available(points: 400)
      _ = strategy.choose(row: row, width: width, counting: &work)
      #expect(work.measureCalls == measurer.calls)
      #expect(work.measureCalls > 0)
    }
  }

  @Test func `has the counts of the closed forms`() throws {
    let row = try Self.row(20)
    for points in [50.0, 400, 900, 4000] {
      let width = try FixedLength.available(points: points)
      var all = RowWork()
      let visible = Candidates.choose(row: row, width: width, counting: &all).visible
      #expect(all == .candidates(items: 20, visible: visible, measuring: true))
      var lazy = RowWork()
      _ = LazyCandidates.choose(row: row, width: width, counting: &lazy)
      #expect(lazy == .lazyCandidates(items: 20, visible: visible, measuring: true))
    }
  }

  @Test func `is measured once by a cache: a second query measures nothing`() throws {
    let row = try Self.row(1000)
    let width = try FixedLength.available(points: 9000)
    var cache = RowCache()
    var first = RowWork()
    let answer = cache.choose(row: row, width: width, counting: &first)
    #expect(
      first.itemAppearances == answer.visible + 1 || first.itemAppearances == answer.visible + 2)
    var second = RowWork()
    #expect(cache.choose(row: row, width: width, counting: &second) == answer)
    #expect(second.measureCalls == 0)
    #expect(second.itemAppearances == 0)
    #expect(second.searchSteps <= 10 + 4)
    #expect(second.cacheHits == second.searchSteps)
  }

  @Test func `may lose a title: what was kept of it is then forgotten`() throws {
    let measurer = StubMeasurer()
    var row = try Self.row(10, measurer: measurer)
    let width = try FixedLength.available(points: 300)
    var cache = RowCache()
    var rows = CandidateRows(row: row)
    _ = cache.choose(row: row, width: width)
    for index in [0, 4, 9] {
      row.setTitle("a much longer title", at: index)
      cache.removeAll()
      rows.setTitle("a much longer title", at: index)
      let expected = LazyCandidates.choose(row: row, width: width)
      #expect(cache.choose(row: row, width: width) == expected)
      #expect(rows.choose(width: width) == expected)
      #expect(rows.row.items == row.items)
    }
  }

  @Test func `may change its number of items under a cache`() throws {
    var cache = RowCache()
    let width = try FixedLength.available(points: 300)
    for count in [10, 3, 0, 25, 1] {
      let row = try Self.row(count)
      #expect(cache.choose(row: row, width: width) == Greedy.choose(row: row, width: width))
    }
  }
}
