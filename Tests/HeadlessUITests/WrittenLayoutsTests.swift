import HeadlessUI
import Testing

/// Layouts as people write them, with sizes and frames that can be checked by hand.
@Suite struct WrittenLayoutsTests {
  private let tags = [
    LayoutLeaf(60, 20), LayoutLeaf(50, 30), LayoutLeaf(40, 20), LayoutLeaf(100, 20),
  ]

  @Test(
    "A flow layout breaks rows where a subview does not fit",
    arguments: [
      (nil, CGSize(width: 274, height: 30)),
      (274, CGSize(width: 274, height: 30)),
      (273, CGSize(width: 166, height: 54)),
      (118, CGSize(width: 118, height: 30 + 4 + 20 + 4 + 20)),
      (0, CGSize(width: 100, height: 20 + 30 + 20 + 20 + 12)),
    ] as [(CGFloat?, CGSize)])
  func flowSize(width: CGFloat?, expected: CGSize) {
    let container = LayoutContainer(FlowLayout(), leaves: tags)
    #expect(container.sizeThatFits(ProposedViewSize(width: width, height: nil)) == expected)
    #expect(container.leafSubviews.counts.measurements == 4)
  }

  @Test func `A flow layout centres subviews in their row, from the origin of the bounds`() {
    let container = LayoutContainer(FlowLayout(), leaves: tags)
    let frames = container.frames(
      proposing: ProposedViewSize(width: 170, height: nil), origin: CGPoint(x: 5, y: 7))
    #expect(
      frames == [
        CGRect(x: 5, y: 12, width: 60, height: 20), CGRect(x: 73, y: 7, width: 50, height: 30),
        CGRect(x: 131, y: 12, width: 40, height: 20),
        CGRect(x: 5, y: 41, width: 100, height: 20),
      ])
    #expect((0..<4).allSatisfy { container.leafSubviews.timesPlaced(at: $0) == 1 })
  }

  @Test func `A flow layout measures again after a change`() {
    let container = LayoutContainer(FlowLayout(), leaves: tags)
    _ = container.sizeThatFits(.unspecified)
    container.update { $0[1] = LayoutLeaf(10, 10) }
    #expect(container.sizeThatFits(.unspecified).width == 234)
    container.update { $0.removeLast() }
    #expect(container.sizeThatFits(.unspecified).width == 126)
    #expect(container.frames(proposing: .unspecified).count == 3)
  }

  @Test func `An equal-width row gives each subview the widest width and preferred spacing`() {
    let flexible = LayoutLeaf { CGSize(width: $0.width ?? 30, height: 10) }
    let container = LayoutContainer(
      EqualWidthHStack(),
      leaves: [LayoutLeaf(50, 20), flexible, flexible.spacing(20), flexible.spacing(0)])
    #expect(container.sizeThatFits(.unspecified) == CGSize(width: 4 * 50 + 48, height: 20))
    let frames = container.frames(proposing: .unspecified)
    #expect(frames.map(\.minX) == [0, 58, 128, 198])
    #expect(frames.map(\.width) == [50, 50, 50, 50])
    #expect(frames.map(\.minY) == [0, 5, 5, 5])
  }

  @Test func `An equal-width row of nothing is empty`() {
    let container = LayoutContainer(EqualWidthHStack(), leaves: [])
    #expect(container.sizeThatFits(.infinity) == .zero)
    #expect(container.frames(proposing: .infinity).isEmpty)
  }

  @Test func `A column sees priorities, and answers for a guide of its own`() {
    let container = LayoutContainer(
      BaselineColumn(gap: 2),
      leaves: [LayoutLeaf(30, 10), LayoutLeaf(20, 10).layoutPriority(-1), LayoutLeaf(20, 10)])
    let bounds = CGRect(x: 3, y: 0, width: 30, height: 34)
    container.place(in: bounds, proposal: .unspecified)
    #expect((0..<3).map { container.leafSubviews.timesPlaced(at: $0) } == [1, 0, 1])
    #expect(container.leafSubviews.placement(at: 2)?.position == CGPoint(x: 3, y: 12))
    #expect(
      container.explicitAlignment(
        of: HorizontalAlignment.leading, in: bounds, proposal: .unspecified) == 3)
  }
}
