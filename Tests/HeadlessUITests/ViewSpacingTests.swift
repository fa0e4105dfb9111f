import HeadlessUI
import Testing

@Suite struct ViewSpacingTests {
  static let none = ViewSpacing()
  static let four = ViewSpacing(all: 4)
  static let twelve = ViewSpacing(all: 12)

  @Test(
    "The distance is the larger of the facing preferences, 8 if there is none",
    arguments: [
      (none, none, 8),
      (ViewSpacing.zero, ViewSpacing.zero, 0),
      (none, ViewSpacing.zero, 0),
      (ViewSpacing.zero, none, 0),
      (four, none, 4),
      (four, ViewSpacing.zero, 4),
      (four, twelve, 12),
      (twelve, four, 12),
    ] as [(ViewSpacing, ViewSpacing, CGFloat)])
  func distance(first: ViewSpacing, second: ViewSpacing, expected: CGFloat) {
    #expect(first.distance(to: second, along: .horizontal) == expected)
    #expect(first.distance(to: second, along: .vertical) == expected)
  }

  @Test(
    "Only the two edges that face each other decide",
    arguments: [
      (Edge.Set.trailing, 12, 8),
      (.bottom, 8, 12),
      (.leading, 8, 8),
      (.top, 8, 8),
      (.horizontal, 12, 8),
      (.all, 12, 12),
    ] as [(Edge.Set, CGFloat, CGFloat)])
  func edges(edges: Edge.Set, horizontal: CGFloat, vertical: CGFloat) {
    let spacing = ViewSpacing().union(Self.twelve, edges: edges)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == horizontal)
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == vertical)
  }

  @Test(
    "The edges of the following view that face are the leading and the top one",
    arguments: [
      (Edge.Set.leading, 12, 8), (.top, 8, 12), (.trailing, 8, 8), (.bottom, 8, 8),
    ] as [(Edge.Set, CGFloat, CGFloat)])
  func followingEdges(edges: Edge.Set, horizontal: CGFloat, vertical: CGFloat) {
    let next = ViewSpacing().union(Self.twelve, edges: edges)
    #expect(ViewSpacing().distance(to: next, along: .horizontal) == horizontal)
    #expect(ViewSpacing().distance(to: next, along: .vertical) == vertical)
  }

  @Test func `A union keeps the larger preference of each edge`() {
    var spacing = Self.four
    spacing.formUnion(Self.twelve, edges: .horizontal)
    spacing.formUnion(.zero)
    #expect(spacing.distance(to: .zero, along: .horizontal) == 12)
    #expect(spacing.distance(to: .zero, along: .vertical) == 4)
    #expect(Self.four.union(.zero).distance(to: .zero, along: .vertical) == 4)
    #expect(ViewSpacing().union(.zero).distance(to: .zero, along: .vertical) == 0)
  }
}
