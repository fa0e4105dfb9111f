import Foundation
import HeadlessUI
import Testing

@testable import FlowFitting

/// Counts of work, which time would hide.
@Suite struct `The work of a flow` {
  private func leaves(_ count: Int) -> [LayoutLeaf] {
    // Eight widths from 20 to 90 pt: lines of 300 pt hold four or five.
    (0..<count).map { LayoutLeaf(size: CGSize(width: 20 + 10 * ($0 * 5 % 8), height: 10)) }
  }

  private func layOut(_ container: any FlowContainer, width: Double = 300) -> LayoutCounts {
    container.leafSubviews.resetCounts()
    _ = container.frames(width: width)
    return container.leafSubviews.counts
  }

  @Test func `of plain is two questions to each subview a layout`() {
    let container = Strategy.plain.container(leaves(100))
    for _ in 0..<2 {
      #expect(layOut(container) == LayoutCounts(measurements: 200, placements: 100))
    }
  }

  @Test(arguments: Strategy.keeping)
  func `of the others is one question to each subview a change`(strategy: Strategy) {
    let container = strategy.container(leaves(100))
    #expect(container.leafSubviews.counts.measurements == 100)
    for width in [300.0, 200, 300] {
      #expect(
        layOut(container, width: width) == LayoutCounts(measurements: 0, placements: 100))
    }
    container.update { $0[50] = LayoutLeaf(size: CGSize(width: 33, height: 10)) }
    #expect(layOut(container).measurements == 100)
  }

  /// A flow driven as a container drives it, counted.
  private struct Counted<Content: CountedFlow> {
    var layout: Content
    let source: LeafSubviews
    var cache: Content.Cache
    var work = FlowWork()

    init(_ layout: Content, _ leaves: [LayoutLeaf]) {
      self.layout = layout
      source = LeafSubviews(leaves)
      cache = layout.makeCache(source.subviews, recorder: &work)
    }

    mutating func size(width: CGFloat) {
      let proposal = ProposedViewSize(width: width, height: nil)
      _ = layout.size(proposal, source.subviews, &cache, recorder: &work)
    }

    mutating func update(_ change: (inout [LayoutLeaf]) -> Void) -> FlowWork {
      work = FlowWork()
      change(&source.leaves)
      layout.update(&cache, source.subviews, recorder: &work)
      size(width: 300)
      return work
    }
  }

  private func appended(_ count: Int, to layout: some CountedFlow) -> FlowWork {
    var flow = Counted(layout, [])
    var total = FlowWork()
    for leaf in leaves(count) {
      let work = flow.update { $0.append(leaf) }
      total.measureCalls += work.measureCalls
      total.lineBreaks += work.lineBreaks
      total.cacheHits += work.cacheHits
    }
    return total
  }

  private func linesOf(_ count: Int) -> Int {
    Set(Strategy.plain.container(leaves(count)).frames(width: 300).map(\.minY)).count
  }

  @Test(arguments: [100, 1000])
  func `of appending item by item is linear where a revision says so`(count: Int) {
    for work in [
      appended(count, to: CachedFlow(spacing: 8, revision: 0)),
      appended(count, to: IncrementalFlow(spacing: 8, revision: 0)),
    ] {
      #expect(work.measureCalls == count)
      #expect(work.lineBreaks == linesOf(count))
      #expect(work.cacheHits == count)
    }
  }

  @Test func `of appending item by item is quadratic for plain`() {
    let work = appended(100, to: PlainFlow(spacing: 8))
    #expect(work.measureCalls == 100 * 101 / 2)
    #expect(work.lineBreaks == (1...100).map(linesOf).reduce(0, +))
  }

  @Test func `of cached is one break of all lines a width and a change`() {
    var flow = Counted(CachedFlow(spacing: 8), leaves(1000))
    let lines = linesOf(1000)
    for _ in 0..<3 { flow.size(width: 300) }
    #expect(flow.work.lineBreaks == lines)
    let edit = flow.update { $0[500] = LayoutLeaf(size: CGSize(width: 33, height: 10)) }
    #expect(edit.lineBreaks >= lines - 1)
  }

  @Test(arguments: [0, 1, 500, 998, 999])
  func `of incremental after an edit is the lines that differ`(index: Int) {
    var flow = Counted(IncrementalFlow(spacing: 8), leaves(1000))
    flow.size(width: 300)
    let same = flow.update { $0[index] = leaves(1000)[index] }
    #expect(same.lineBreaks == 0)
    // Taller, but no wider: the lines hold the same items, and those below move down.
    let height = flow.update {
      $0[index] = LayoutLeaf(size: CGSize(width: 20 + 10 * (index * 5 % 8), height: 30))
    }
    #expect((1...2).contains(height.lineBreaks))
    // Widths repeat after eight items, so that lines meet the old ones soon.
    let width = flow.update { $0[index] = LayoutLeaf(size: CGSize(width: 33, height: 10)) }
    #expect((1...20).contains(width.lineBreaks))
    let removed = flow.update { $0.remove(at: index) }
    #expect((0...20).contains(removed.lineBreaks))
  }

  @Test func `of incremental after an edit is a question to each subview of a new identity`() {
    func identified(_ count: Int) -> [LayoutLeaf] {
      leaves(count).enumerated().map { $1.layoutValue(key: SizeIdentity.self, value: $0) }
    }
    var flow = Counted(IncrementalFlow(spacing: 8), identified(1000))
    #expect(flow.work.measureCalls == 1000)
    flow.size(width: 300)
    let wide = LayoutLeaf(size: CGSize(width: 77, height: 10))
    let changed = wide.layoutValue(key: SizeIdentity.self, value: -1)
    #expect(flow.update { $0[500] = changed }.measureCalls == 1)
    #expect(flow.update { $0.insert(changed, at: 0) }.measureCalls == 1)
    #expect(flow.update { $0.removeLast() }.measureCalls == 0)
    #expect(flow.update { $0[3] = wide }.measureCalls == 1)
    // A subview without an identity may have changed each time.
    #expect(flow.update { _ in }.measureCalls == 1)
    flow.layout.spacing = 9
    #expect(flow.update { _ in }.measureCalls == 1000)
  }

  @Test(arguments: Strategy.keeping)
  func `with the same revision asks new subviews only, and with another all`(strategy: Strategy) {
    func flow(_ revision: Int) -> Int {
      switch strategy {
      case .cached:
        measured(CachedFlow(spacing: 8, revision: 7), CachedFlow(spacing: 8, revision: revision))
      default:
        measured(
          IncrementalFlow(spacing: 8, revision: 7), IncrementalFlow(spacing: 8, revision: revision))
      }
    }
    #expect(flow(7) == 3)
    #expect(flow(8) == 13)
  }

  /// The subviews asked when three are added to ten and the layout is another one.
  private func measured<Content: CountedFlow>(_ before: Content, _ after: Content) -> Int {
    var flow = Counted(before, leaves(10))
    flow.layout = after
    return flow.update { $0 += leaves(3) }.measureCalls
  }
}
