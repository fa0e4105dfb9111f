import HeadlessUI
import Testing

/// Two million subviews that are nowhere.
private final class LazySource: SubviewSource {
  let count = 2_000_000
  private(set) var placements = 0
  private(set) var lastPosition = CGPoint.zero

  func sizeThatFits(_ proposal: ProposedViewSize, at index: Int) -> CGSize {
    CGSize(width: CGFloat(index % 7), height: 1)
  }

  func place(at index: Int, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    placements += 1
    lastPosition = position
  }
}

private struct Number: LayoutValueKey {
  static let defaultValue = 42
}

@Suite struct SubviewSourceTests {
  private let source = LazySource()

  @Test func `A source without objects for its subviews serves a layout of millions`() {
    let subviews = LayoutSubviews(source)
    var total: CGFloat = 0
    for subview in subviews { total += subview.sizeThatFits(.unspecified).width }
    #expect(total == CGFloat((0..<2_000_000).reduce(0) { $0 + $1 % 7 }))
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: CGFloat(index), y: 0), proposal: .zero)
    }
    #expect(source.placements == 2_000_000)
    #expect(source.lastPosition.x == 1_999_999)
  }

  @Test func `What a source does not say is what a view has that nobody modified`() {
    let subview = LayoutSubviews(source)[5]
    #expect(subview.priority == 0)
    #expect(subview[Number.self] == 42)
    #expect(subview.spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(subview.dimensions(in: .zero)[explicit: HorizontalAlignment.center] == nil)
    #expect(LayoutSubviews(source).layoutDirection == .leftToRight)
  }
}
