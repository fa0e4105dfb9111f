import Foundation
import HeadlessUI
import Testing
import TextMetrics

@testable import RowFitting

@Suite struct `The subviews of a label row` {
  @Test func `are its items, and then a badge for each hidden count`() throws {
    let row = try `A row of labels`.row(3)
    let source = LabelRowSubviews(row)
    let subviews = LayoutSubviews(source)
    #expect(subviews.map { $0[HiddenCount.self] } == [0, 0, 0, 1, 2, 3])
    let texts = row.items.map(\.title) + ["1 more", "2 more", "3 more"]
    for (subview, text) in zip(subviews, texts) {
      let size = row.labelSize(text)
      #expect(subview.sizeThatFits(.zero) == CGSize(width: size.width, height: size.height))
    }
  }

  @Test func `are laid out like the kernels choose, edits included`() throws {
    let source = LabelRowSubviews(try `A row of labels`.row(30))
    let subviews = LayoutSubviews(source)
    let layout = CachedRow(spacing: source.row.style.spacing)
    var cache = layout.makeCache(subviews: subviews)
    for round in 0..<5 {
      for points in stride(from: 0.0, to: 3000, by: 171) {
        let answer = layout.choose(
          proposal: ProposedViewSize(width: points, height: nil), subviews: subviews, cache: &cache)
        #expect(answer == Greedy.choose(row: source.row, width: try .available(points: points)))
      }
      source.setTitle("edited in round \(round)", at: round * 7)
      layout.updateCache(&cache, subviews: subviews)
    }
  }

  @Test func `are placed where the greedy pass places its elements`() throws {
    let row = try `A row of labels`.row(30)
    let source = LabelRowSubviews(row)
    let subviews = LayoutSubviews(source)
    let layout = CachedRow(spacing: row.style.spacing)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(
      in: CGRect(x: 3, y: 0, width: 700, height: 30),
      proposal: ProposedViewSize(width: 700, height: nil), subviews: subviews, cache: &cache)
    var placements = RowPlacements()
    _ = Greedy.place(row: row, width: try .available(points: 700), into: &placements)
    let expected = placements.elements.map { CGFloat(3 + $0.x.points) }
    let shown = source.positions.map(\.x).filter { $0 < CachedRow.outOfSight }
    #expect(shown == expected)
    #expect(source.positions.count == 60)
  }
}
