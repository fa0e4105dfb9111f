import HeadlessUI
import Testing

@Suite struct AlignmentTests {
  private let leaves = LeafSubviews([
    LayoutLeaf(30, 12),
    LayoutLeaf(30, 12)
      .alignmentGuide(.leading) { $0.width / 3 }
      .alignmentGuide(VerticalAlignment.center) { $0[.bottom] - 2 }
      .alignmentGuide(.leading) { _ in 4 },
  ])

  @Test(
    "A horizontal guide lies by default where its name says",
    arguments: [
      (HorizontalAlignment.leading, 0), (.center, 15), (.trailing, 30),
    ] as [(HorizontalAlignment, CGFloat)])
  func horizontal(guide: HorizontalAlignment, expected: CGFloat) {
    let dimensions = leaves.subviews[0].dimensions(in: .unspecified)
    #expect(dimensions[guide] == expected)
    #expect(dimensions[explicit: guide] == nil)
  }

  @Test(
    "A vertical guide lies by default where its name says",
    arguments: [
      (VerticalAlignment.top, 0), (.center, 6), (.bottom, 12), (.firstTextBaseline, 12),
      (.lastTextBaseline, 12), (.firstThird, 4),
    ] as [(VerticalAlignment, CGFloat)])
  func vertical(guide: VerticalAlignment, expected: CGFloat) {
    let dimensions = leaves.subviews[0].dimensions(in: .unspecified)
    #expect(dimensions[guide] == expected)
    #expect(dimensions[explicit: guide] == nil)
  }

  @Test func `An explicit guide replaces the default, and the last one set counts`() {
    let dimensions = leaves.subviews[1].dimensions(in: .unspecified)
    #expect(dimensions[.leading] == 4)
    #expect(dimensions[explicit: .leading] == 4)
    #expect(dimensions[VerticalAlignment.center] == 10)
    #expect(dimensions[HorizontalAlignment.center] == 15)
    #expect((dimensions.width, dimensions.height) == (30, 12))
  }

  @Test func `Guides are equal if the same type names them`() {
    #expect(VerticalAlignment.firstThird == .firstThird)
    #expect(VerticalAlignment.firstThird != .top)
    #expect(HorizontalAlignment.leading != .trailing)
    #expect(Alignment(horizontal: .leading, vertical: .top) == .topLeading)
  }

  @Test(
    "Explicit guides of a group merge to their mean, baselines to the first or the last",
    arguments: [
      (VerticalAlignment.center, [10, nil, 20], 15),
      (.firstTextBaseline, [30, nil, 10, 20], 10),
      (.lastTextBaseline, [20, 30, nil, 10], 30),
      (.center, [nil, nil], nil),
      (.firstTextBaseline, [], nil),
    ] as [(VerticalAlignment, [CGFloat?], CGFloat?)])
  func merging(guide: VerticalAlignment, values: [CGFloat?], expected: CGFloat?) {
    #expect(guide.combineExplicit(values) == expected)
  }

  @Test func `Dimensions are equal for the same view and proposal`() {
    let subviews = leaves.subviews
    #expect(subviews[0].dimensions(in: .zero) == subviews[0].dimensions(in: .zero))
    #expect(subviews[0].dimensions(in: .zero) != subviews[1].dimensions(in: .zero))
  }
}
