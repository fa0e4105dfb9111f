import HeadlessUI
import Testing

/// A layout whose size says how many subviews its cache was made for and how often the cache
/// was used since.
private struct CacheCounting: Layout {
  struct Cache {
    var subviewCount: Int
    var uses = 0
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(subviewCount: subviews.count) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.uses += 1
    return CGSize(width: CGFloat(cache.subviewCount), height: CGFloat(cache.uses))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

@Suite struct LayoutDefaultsTests {
  @Test func `A layout without a cache gets Void, and says nothing particular of itself`() {
    let layout = ProbeLayout()
    #expect(ProbeLayout.Cache.self == Void.self)
    #expect(layout.makeCache(subviews: numberedLeaves(1).subviews) == ())
    #expect(ProbeLayout.layoutProperties.stackOrientation == nil)
    #expect(EqualWidthHStack.layoutProperties.stackOrientation == .horizontal)
    #expect(layout.animatableData == EmptyAnimatableData())
  }

  @Test func `A cache is kept between questions and made anew after a change`() {
    let container = LayoutContainer(CacheCounting(), leaves: [LayoutLeaf(1, 1)])
    #expect(container.sizeThatFits(.zero) == CGSize(width: 1, height: 1))
    #expect(container.sizeThatFits(.zero) == CGSize(width: 1, height: 2))
    container.update { $0.append(LayoutLeaf(1, 1)) }
    #expect(container.sizeThatFits(.zero) == CGSize(width: 2, height: 1))
    container.layout = CacheCounting()
    #expect(container.sizeThatFits(.zero) == CGSize(width: 2, height: 1))
    #expect(container.sizeThatFits(.zero) == CGSize(width: 2, height: 2))
  }

  @Test func `A container prefers the spacing of all its subviews together`() {
    let container = LayoutContainer(
      ProbeLayout(),
      leaves: [LayoutLeaf(1, 1).spacing(3), LayoutLeaf(1, 1).spacing(20), LayoutLeaf(1, 1)])
    for axis in Axis.allCases {
      #expect(container.spacing.distance(to: .zero, along: axis) == 20)
      #expect(ViewSpacing.zero.distance(to: container.spacing, along: axis) == 20)
    }
    let empty = LayoutContainer(ProbeLayout(), leaves: [])
    #expect(empty.spacing.distance(to: ViewSpacing(), along: .vertical) == 8)
  }

  @Test func `A container has the explicit guides of its placed subviews, merged`() {
    let container = LayoutContainer(
      FlowLayout(spacing: 8),
      leaves: [
        LayoutLeaf(30, 10).alignmentGuide(.leading) { _ in 5 },
        LayoutLeaf(20, 10).alignmentGuide(.firstTextBaseline) { $0.height - 2 },
        LayoutLeaf(20, 10).alignmentGuide(.leading) { _ in 1 },
      ])
    let bounds = CGRect(x: 100, y: 50, width: 200, height: 10)
    let proposal = ProposedViewSize(bounds.size)
    func explicit(_ guide: HorizontalAlignment) -> CGFloat? {
      container.explicitAlignment(of: guide, in: bounds, proposal: proposal)
    }
    func explicit(_ guide: VerticalAlignment) -> CGFloat? {
      container.explicitAlignment(of: guide, in: bounds, proposal: proposal)
    }
    #expect(explicit(HorizontalAlignment.leading) == (105.0 + 167) / 2)
    #expect(explicit(VerticalAlignment.firstTextBaseline) == 58)
    #expect(explicit(HorizontalAlignment.trailing) == nil)
    #expect(explicit(VerticalAlignment.center) == nil)
    #expect(container.leafSubviews.placement(at: 0) == nil, "Asking for a guide moved a leaf.")
  }
}
