import HeadlessUI
import Testing

@Suite struct LayoutContainerTests {
  static let bounds = CGRect(x: 100, y: 200, width: 80, height: 60)
  static let proposal = ProposedViewSize(width: 80, height: nil)

  @Test(
    "The anchor of a placed view lies at the position",
    arguments: [
      (UnitPoint.topLeading, CGPoint(x: 50, y: 40)),
      (.top, CGPoint(x: 40, y: 40)),
      (.topTrailing, CGPoint(x: 30, y: 40)),
      (.leading, CGPoint(x: 50, y: 35)),
      (.center, CGPoint(x: 40, y: 35)),
      (.trailing, CGPoint(x: 30, y: 35)),
      (.bottomLeading, CGPoint(x: 50, y: 30)),
      (.bottom, CGPoint(x: 40, y: 30)),
      (.bottomTrailing, CGPoint(x: 30, y: 30)),
      (UnitPoint(x: 2, y: -1), CGPoint(x: 10, y: 50)),
    ])
  func anchors(anchor: UnitPoint, origin: CGPoint) {
    let layout = ProbeLayout { _, _, subviews in
      subviews[0].place(at: CGPoint(x: 50, y: 40), anchor: anchor, proposal: .unspecified)
    }
    let container = LayoutContainer(layout, leaves: [LayoutLeaf(20, 10)])
    let frames = container.place(in: Self.bounds, proposal: Self.proposal)
    #expect(frames == [CGRect(origin: origin, size: CGSize(width: 20, height: 10))])
  }

  @Test func `A view is placed by its top leading corner unless an anchor is given`() {
    let layout = ProbeLayout { bounds, proposal, subviews in
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
    let container = LayoutContainer(layout, leaves: [LayoutLeaf(20, 10)])
    container.place(in: Self.bounds, proposal: Self.proposal)
    #expect(
      container.leafSubviews.placement(at: 0)
        == LayoutPlacement(
          position: Self.bounds.origin, anchor: .topLeading, proposal: Self.proposal))
  }

  @Test func `Of two placements of a view the last counts`() {
    let layout = ProbeLayout { _, _, subviews in
      subviews[0].place(at: .zero, anchor: .center, proposal: .infinity)
      subviews[0].place(at: CGPoint(x: 1, y: 2), proposal: .unspecified)
    }
    let container = LayoutContainer(layout, leaves: [LayoutLeaf(20, 10)])
    let frames = container.place(in: Self.bounds, proposal: Self.proposal)
    #expect(frames == [CGRect(x: 1, y: 2, width: 20, height: 10)])
    #expect(container.leafSubviews.timesPlaced(at: 0) == 2)
    #expect(container.leafSubviews.counts == LayoutCounts(measurements: 0, placements: 2))
  }

  @Test func `A view that is not placed is in the centre, with the container's proposal`() {
    let leaf = LayoutLeaf { proposal in
      CGSize(width: proposal.width ?? 1, height: proposal.height ?? 20)
    }
    let container = LayoutContainer(ProbeLayout(), leaves: [leaf, LayoutLeaf(20, 10)])
    let frames = container.place(
      in: Self.bounds, proposal: ProposedViewSize(width: 40, height: nil))
    #expect(
      frames == [
        CGRect(x: 120, y: 220, width: 40, height: 20),
        CGRect(x: 130, y: 225, width: 20, height: 10),
      ])
    #expect(container.leafSubviews.timesPlaced(at: 0) == 0)
  }

  @Test func `Placing again forgets what was placed before`() {
    let layout = ProbeLayout { bounds, _, subviews in
      if bounds.minX == 0 { subviews[0].place(at: .zero, proposal: .unspecified) }
    }
    let container = LayoutContainer(layout, leaves: [LayoutLeaf(20, 10)])
    #expect(
      container.place(in: CGRect(x: 0, y: 0, width: 8, height: 8), proposal: .zero)[0].minX == 0)
    #expect(container.place(in: Self.bounds, proposal: .zero)[0].midX == Self.bounds.midX)
  }

  @Test func `A right-to-left container mirrors what its layout places`() {
    let leaves = [LayoutLeaf(30, 10), LayoutLeaf(20, 10)]
    let container = LayoutContainer(
      FlowLayout(spacing: 8), leaves: leaves, layoutDirection: .rightToLeft)
    let frames = container.place(
      in: CGRect(x: 100, y: 0, width: 100, height: 10),
      proposal: ProposedViewSize(width: 100, height: 10))
    #expect(frames.map(\.minX) == [170, 142])
    #expect(frames.map(\.maxX) == [200, 162])
  }

  @Test func `Questions and placements of a layout are counted, and nothing else`() {
    let container = LayoutContainer(
      EqualWidthHStack(), leaves: [LayoutLeaf(30, 10), LayoutLeaf(20, 10)])
    _ = container.frames(proposing: .unspecified)
    #expect(container.leafSubviews.counts == LayoutCounts(measurements: 4, placements: 2))
    container.leafSubviews.resetCounts()
    #expect(container.leafSubviews.counts == LayoutCounts())
  }
}
