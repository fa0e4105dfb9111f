import FlowFitting
import Foundation
import HeadlessUI
import TestArithmetic
import Testing

/// The layout itself changes, with its subviews or without.
@Suite struct `A flow whose properties change` {
  private func leaves(_ count: Int) -> [LayoutLeaf] {
    (0..<count).map { LayoutLeaf(size: CGSize(width: 20 + 10 * ($0 * 5 % 8), height: 10)) }
  }

  private func check<Content: Layout>(
    _ make: (_ spacing: CGFloat?, _ lineSpacing: CGFloat) -> Content
  ) {
    let container = LayoutContainer(make(8, 8), leaves: leaves(60))
    for (spacing, lineSpacing) in [(8, 8), (3, 8), (3, 20), (nil, 20), (8, 8)]
      as [(CGFloat?, CGFloat)]
    {
      container.layout = make(spacing, lineSpacing)
      let fresh = Strategy.plain.container(leaves(60), spacing: spacing, lineSpacing: lineSpacing)
      for width in [300.0, 120] {
        #expect(container.frames(width: width) == fresh.frames(width: width))
      }
    }
  }

  @Test func `is laid out anew, whatever its revision says`() {
    check { CachedFlow(spacing: $0, lineSpacing: $1, revision: 1) }
    check { IncrementalFlow(spacing: $0, lineSpacing: $1, revision: 1) }
    check { IncrementalFlow(spacing: $0, lineSpacing: $1) }
  }

  @Test func `may append under one revision and edit under the next`() {
    for seed in `Random flows`.seeds(200) {
      var random = RandomFlow(seed: seed, items: 0...20)
      func layout(_ revision: Int) -> IncrementalFlow {
        IncrementalFlow(
          spacing: random.flow.spacing.double, lineSpacing: random.flow.lineSpacing.double,
          revision: revision)
      }
      let container = LayoutContainer(layout(0), leaves: random.flow.leaves)
      let widths = (0..<3).map { _ in random.available().double }
      for revision in 0..<12 {
        let isEdited = Bool.random(using: &random.random)
        if isEdited { random.edit() }
        for _ in 0..<3 where !isEdited { random.flow.sizes.append(random.size()) }
        if isEdited { container.layout = layout(revision + 1) }
        container.update { $0 = random.flow.leaves }
        // Not every width each time, so that some lines are of fewer items than there are.
        let width = widths.randomElement(using: &random.random)!
        #expect(
          container.frames(width: width)
            == Strategy.plain.container(random.flow).frames(width: width),
          "revision \(revision), replay with \(`Random flows`.variable)=\(seed)")
      }
    }
  }

  @Test(arguments: Strategy.allCases)
  func `to overlap is as wide as the item that reaches furthest`(strategy: Strategy) {
    let items = [50, 5].map { LayoutLeaf(size: CGSize(width: $0, height: 10)) }
    let size = strategy.container(items, spacing: -20).sizeThatFits(.unspecified)
    #expect(size == CGSize(width: 50, height: 10))
  }
}
