import HeadlessUI
import Testing
import TextMetrics

private struct Title: LayoutValueKey {
  static let defaultValue: String? = "untitled"
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 1
}

@Suite struct LayoutLeafTests {
  private func subview(_ leaf: LayoutLeaf) -> LayoutSubview { LeafSubviews([leaf]).subviews[0] }

  @Test func `A leaf of a fixed size has it for every proposal`() {
    let leaf = subview(LayoutLeaf(30, 12))
    for proposal in [ProposedViewSize.zero, .unspecified, .infinity] {
      #expect(leaf.sizeThatFits(proposal) == CGSize(width: 30, height: 12))
    }
  }

  @Test func `A computed leaf answers each proposal by itself`() {
    let leaf = subview(LayoutLeaf { $0.replacingUnspecifiedDimensions() })
    #expect(leaf.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(leaf.sizeThatFits(.zero) == .zero)
    #expect(leaf.dimensions(in: ProposedViewSize(width: 3, height: nil)).width == 3)
  }

  @Test func `A label is its text rounded up to 1/64 pt, and the padding`() {
    let padding = EdgeInsets(top: 6, leading: 10, bottom: 5, trailing: 11)
    let label = subview(
      LayoutLeaf("Tags!", fontSize: 14, padding: padding, measurer: HalfEmMeasurer()))
    let size = label.sizeThatFits(.zero)
    #expect(size.width == 2347.0 / 64 + 21)
    #expect(size.height == 1076.0 / 64 + 11)
    #expect(label.sizeThatFits(.infinity) == size)
  }

  @Test func `A label is measured each time it is asked, since the memory is the measurer's`() {
    let measurer = HalfEmMeasurer()
    let label = subview(LayoutLeaf("Shapes", fontSize: 14, measurer: measurer))
    _ = (label.sizeThatFits(.zero), label.dimensions(in: .zero))
    #expect(measurer.calls == 2)
  }

  @Test func `A layout value is the one set last, or its key's default`() {
    #expect(subview(LayoutLeaf(1, 1))[Title.self] == "untitled")
    let leaf = LayoutLeaf(1, 1).layoutValue(key: Title.self, value: nil)
      .layoutValue(key: Rank.self, value: 2).layoutValue(key: Rank.self, value: 3)
    #expect(subview(leaf)[Title.self] == nil)
    #expect(subview(leaf)[Rank.self] == 3)
    #expect(subview(LayoutLeaf(1, 1))[Rank.self] == 1)
  }

  @Test func `The priority is 0 unless it is set`() {
    #expect(subview(LayoutLeaf(1, 1)).priority == 0)
    #expect(subview(LayoutLeaf(1, 1).layoutPriority(-1)).priority == -1)
  }

  @Test func `A modified leaf leaves the original as it was`() {
    let leaf = LayoutLeaf(1, 1)
    _ = leaf.spacing(20).layoutPriority(2).layoutValue(key: Rank.self, value: 9)
    #expect(subview(leaf).priority == 0)
    #expect(subview(leaf)[Rank.self] == 1)
    #expect(subview(leaf).spacing.distance(to: ViewSpacing(), along: .vertical) == 8)
  }
}
