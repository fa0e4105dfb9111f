import HeadlessUI
import Testing

@Suite struct GeometryTests {
  @Test func `An edge set holds the edges it is named after`() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    #expect(Edge.allCases.map { Edge.Set($0) } == [.top, .leading, .bottom, .trailing])
  }

  @Test func `The axes are two, and a set holds any of them`() {
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
    #expect(!Axis.Set.horizontal.contains(.vertical))
    #expect("\(Axis.horizontal) \(Axis.vertical)" == "horizontal vertical")
  }

  @Test func `Animatable data can be read, scaled and written back`() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(insets.animatableData.magnitudeSquared == 4 + 16 + 36 + 64)
    var point = UnitPoint.bottomTrailing
    point.animatableData = point.animatableData - AnimatablePair(0.5, 0.25)
    #expect(point == UnitPoint(x: 0.5, y: 0.75))
    var column = BaselineColumn(gap: 3)
    column.animatableData.scale(by: 3)
    #expect(column.gap == 9)
  }
}
