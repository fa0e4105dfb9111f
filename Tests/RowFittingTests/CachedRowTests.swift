import Foundation
import HeadlessUI
import TestArithmetic
import Testing

@testable import RowFitting

/// The running example as subviews: 72, 96, 64, 88 pt, and badges of 60 pt.
private func example(height: Double = 28) -> StubSubviews {
  StubSubviews(
    items: [72, 96, 64, 88], badges: Array(repeating: 60, count: 4), height: height)
}

private func proposal(_ width: CGFloat?) -> ProposedViewSize {
  ProposedViewSize(width: width, height: nil)
}

@Suite struct `The cached row` {
  private let layout = CachedRow(spacing: 8)
  private let bounds = CGRect(x: 100, y: 50, width: 400, height: 40)

  private func placements(
    _ source: StubSubviews, _ width: CGFloat?, _ cache: inout CachedRow.Cache
  ) -> [StubSubviews.Placement] {
    source.forget()
    layout.placeSubviews(
      in: bounds, proposal: proposal(width), subviews: source.subviews, cache: &cache)
    return source.placements
  }

  @Test(arguments: [
    (344.0, 344.0), (343, 316), (300, 244), (220, 140), (60, 60), (59, 60), (0, 60),
  ])
  func `is as wide as the row it chose, and as high as its tallest element`(
    proposed: Double, width: Double
  ) {
    let source = example()
    source.views[3].size.height = 99
    var cache = layout.makeCache(subviews: source.subviews)
    let size = layout.sizeThatFits(
      proposal: proposal(proposed), subviews: source.subviews, cache: &cache)
    #expect(size == CGSize(width: width, height: proposed == 344 ? 99 : 28))
  }

  @Test(arguments: [nil, CGFloat.infinity])
  func `shows everything without a limit to its width`(width: CGFloat?) {
    let source = example()
    var cache = layout.makeCache(subviews: source.subviews)
    let size = layout.sizeThatFits(
      proposal: proposal(width), subviews: source.subviews, cache: &cache)
    #expect(size.width == 344)
    #expect(source.measured == [0, 1, 2, 3])
  }

  @Test(arguments: [nil, 344.0, 343, 300, 220, 60, 59, 0, -10, .nan])
  func `places every subview exactly once, and the hidden ones out of sight`(width: Double?) {
    let source = example()
    var cache = layout.makeCache(subviews: source.subviews)
    let answer = layout.choose(
      proposal: proposal(width.map { CGFloat($0) }), subviews: source.subviews, cache: &cache)
    let placements = placements(source, width.map { CGFloat($0) }, &cache)
    #expect(placements.map(\.index).sorted() == Array(0..<8))
    let shown = placements.filter { !$0.isParked }.map(\.index)
    #expect(shown == Array(0..<answer.visible) + (answer.hidden > 0 ? [3 + answer.hidden] : []))
  }

  @Test func `places from left to right from the origin of the bounds, centred vertically`() {
    let source = example()
    var cache = layout.makeCache(subviews: source.subviews)
    let shown = placements(source, 300, &cache).filter { !$0.isParked }
    #expect(shown.map(\.index) == [0, 1, 5])
    #expect(shown.map(\.position.x) == [100, 180, 284])
    #expect(shown.allSatisfy { $0.position.y == 70 && $0.anchor == .leading })
    #expect(shown.allSatisfy { $0.proposal == .unspecified })
  }

  @Test func `chooses by the proposal, also by one that was measured earlier`() {
    let source = example()
    var cache = layout.makeCache(subviews: source.subviews)
    for width in [344, 220, 300] as [CGFloat] {
      _ = layout.sizeThatFits(
        proposal: proposal(width), subviews: source.subviews, cache: &cache)
    }
    for (width, shown) in [(220, [0, 6]), (344, [0, 1, 2, 3]), (60, [7])] as [(CGFloat, [Int])] {
      #expect(placements(source, width, &cache).filter { !$0.isParked }.map(\.index) == shown)
    }
  }

  @Test func `measures items only as far as needed, and badges only when looked at`() {
    let source = example()
    var cache = layout.makeCache(subviews: source.subviews)
    _ = layout.sizeThatFits(proposal: proposal(140), subviews: source.subviews, cache: &cache)
    #expect(source.measured == [0, 1, 6])
    source.forget()
    _ = layout.sizeThatFits(proposal: proposal(140), subviews: source.subviews, cache: &cache)
    _ = placements(source, 140, &cache)
    #expect(source.measured == [])
    _ = layout.sizeThatFits(proposal: proposal(240), subviews: source.subviews, cache: &cache)
    #expect(source.measured == [2, 5])
  }

  @Test func `follows edits, insertions and removals once it is told of a change`() {
    let source = example()
    var cache = layout.makeCache(subviews: source.subviews)
    func check(_ items: [Double], _ badges: [Double]) {
      source.views = StubSubviews(items: items, badges: badges).views
      layout.updateCache(&cache, subviews: source.subviews)
      for width in [0, 60, 140, 250, 300, 400] as [CGFloat] {
        var fresh = layout.makeCache(subviews: source.subviews)
        let kept = layout.choose(
          proposal: proposal(width), subviews: source.subviews, cache: &cache)
        let anew = layout.choose(
          proposal: proposal(width), subviews: source.subviews, cache: &fresh)
        #expect(kept == anew)
        #expect(kept.visible + kept.hidden == items.count)
      }
    }
    check([72, 96, 64, 88], [60, 60, 60, 60])
    check([72, 10, 64, 88], [60, 60, 60, 60])
    check([5, 72, 10, 64, 88], [60, 60, 60, 60, 70])
    check([72, 10], [60, 90])
    check([], [])
    check([300], [60])
  }

  @Test func `follows a change of its spacing`() {
    let source = example()
    var cache = layout.makeCache(subviews: source.subviews)
    _ = layout.sizeThatFits(proposal: proposal(nil), subviews: source.subviews, cache: &cache)
    var changed = layout
    changed.spacing = 10
    let size = changed.sizeThatFits(
      proposal: proposal(nil), subviews: source.subviews, cache: &cache)
    #expect(size.width == 350)
  }

  @Test func `has no size without items`() {
    let source = StubSubviews(items: [], badges: [])
    var cache = layout.makeCache(subviews: source.subviews)
    let size = layout.sizeThatFits(
      proposal: proposal(100), subviews: source.subviews, cache: &cache)
    #expect(size == .zero)
    #expect(placements(source, 100, &cache).isEmpty)
  }

  @Test func `sends no alignment guide of a hidden subview to its parent`() {
    let source = example()
    var cache = layout.makeCache(subviews: source.subviews)
    #expect(
      layout.explicitAlignment(
        of: HorizontalAlignment.leading, in: bounds, proposal: proposal(220),
        subviews: source.subviews, cache: &cache) == nil)
    #expect(
      layout.explicitAlignment(
        of: VerticalAlignment.center, in: bounds, proposal: proposal(220),
        subviews: source.subviews, cache: &cache) == nil)
    #expect(source.placements.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func `takes subviews of any size`(length: CGFloat) {
    for index in 0..<8 {
      let source = example()
      source.views[index].size = CGSize(width: length, height: length)
      var cache = layout.makeCache(subviews: source.subviews)
      for width in [nil, 0, 200, 1e300] as [CGFloat?] {
        let size = layout.sizeThatFits(
          proposal: proposal(width), subviews: source.subviews, cache: &cache)
        #expect(size.width >= 0 && size.width.isFinite && size.height.isFinite)
        #expect(placements(source, width, &cache).count == 8)
      }
    }
  }
}

@Suite struct `The order of the subviews of a cached row` {
  private let layout = CachedRow(spacing: 8)

  @Test(arguments: 0..<20)
  func `of the badges does not matter`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sorted = StubSubviews(items: [72, 96, 64, 88], badges: [60, 70, 10, 30])
    let shuffled = StubSubviews(items: [72, 96, 64, 88], badges: [60, 70, 10, 30])
    shuffled.views = shuffled.views.prefix(4) + shuffled.views.suffix(4).shuffled(using: &random)
    compare(sorted, shuffled)
  }

  @Test func `may have badges before items where their numbers differ`() {
    let sorted = StubSubviews(items: [72, 96, 64], badges: [60, 70, 10])
    let other = StubSubviews(items: [72, 96, 64], badges: [60, 70, 10])
    other.views = other.views.suffix(3) + other.views.prefix(3)
    compare(sorted, other)
  }

  private func compare(_ one: StubSubviews, _ other: StubSubviews) {
    var cache = layout.makeCache(subviews: one.subviews)
    var otherCache = layout.makeCache(subviews: other.subviews)
    for width in [nil, 344, 300, 220, 70, 0] as [CGFloat?] {
      let answer = layout.choose(
        proposal: proposal(width), subviews: one.subviews, cache: &cache)
      let otherAnswer = layout.choose(
        proposal: proposal(width), subviews: other.subviews, cache: &otherCache)
      #expect(answer == otherAnswer)
      other.forget()
      layout.placeSubviews(
        in: .zero, proposal: proposal(width), subviews: other.subviews, cache: &otherCache)
      #expect(other.placements.map(\.index).sorted() == Array(0..<other.count))
      let shown = other.placements.filter { !$0.isParked }
      let badges = shown.compactMap { other.views[$0.index].hiddenCount }
      #expect(badges == (answer.hidden > 0 ? [answer.hidden] : []))
      #expect(shown.count == answer.visible + badges.count)
    }
  }

  @Test func `may lack badges, which then count as 0 wide`() {
    let source = StubSubviews(items: [72, 96, 64, 88], badges: [])
    var cache = layout.makeCache(subviews: source.subviews)
    let answer = layout.choose(
      proposal: proposal(200), subviews: source.subviews, cache: &cache)
    #expect(answer == RowAnswer(visible: 2, hidden: 2, width: try! .init(points: 184)))
  }

  @Test func `may be a slice of other subviews`() {
    let source = StubSubviews(
      [.init(size: .zero)] + StubSubviews(items: [72, 96], badges: [60, 61]).views,
      tagKey: HiddenCount.self)
    let slice = source.subviews[1..<5]
    var cache = layout.makeCache(subviews: slice)
    layout.placeSubviews(in: .zero, proposal: proposal(140), subviews: slice, cache: &cache)
    #expect(source.placements.map(\.index).sorted() == [1, 2, 3, 4])
    #expect(source.placements.filter { !$0.isParked }.map(\.index) == [1, 3])
  }
}
