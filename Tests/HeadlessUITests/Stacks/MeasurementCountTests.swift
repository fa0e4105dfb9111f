import HeadlessUI
import LayoutTesting
import Testing

@MainActor @Suite struct MeasurementCountTests {
  @Test(
    "A row of n views computes at most 3n sizes for a finite proposal", arguments: [1, 2, 10, 100])
  func row(count: Int) throws {
    let host = try hosted(
      HStack(spacing: 0) { ForEach(0..<count) { _ in Color.red } }, width: 1000, height: 10)
    #expect(host.counts.computed - 2 <= 3 * count)
    try host.layout(proposing: ProposedViewSize(width: 900, height: 10))
    #expect(host.counts.computed - 2 <= 3 * count)
  }

  @Test func `No proposal asks each view of a row once`() throws {
    let host = try hosted(HStack { ForEach(0..<10) { _ in Color.red } })
    #expect(host.counts.computed == 12)
    #expect(host.counts.asked == 11)
  }

  /// Each level is a row of a leaf and the next level.
  private static func nested(_ depth: Int) -> AnyView {
    depth == 0
      ? AnyView(Color.red)
      : AnyView(
        HStack(spacing: 0) {
          Color.red
          nested(depth - 1)
        })
  }

  @Test func `Nested stacks do not multiply measurements by their depth`() throws {
    try expectGrowth(.linear, of: \.computations, over: [4, 8, 16, 32], width: 1000, height: 10) {
      Self.nested($0)
    }
    // Three proposals at most at each level, for its two views.
    #expect(layoutCost(of: Self.nested(8), width: 1000, height: 10).computations <= 8 * 6 + 6)
  }

  /// Each level proposes other widths to the next than it was proposed.
  private static func narrowing(_ depth: Int) -> AnyView {
    depth == 0
      ? AnyView(Color.red)
      : AnyView(
        HStack(spacing: 1) {
          Color.red
          narrowing(depth - 1)
        }
        .padding(1).frame(maxWidth: 500))
  }

  @Test func `Stacks that divide ever new widths do not multiply measurements either`() throws {
    // One more width at each level: the square of the depth at most.
    try expectGrowth(
      .quadratic, of: \.computations, over: [4, 8, 16], width: 1000, height: 10
    ) { Self.narrowing($0) }
  }

  @Test func `A second layout at the same size computes and asks nothing`() throws {
    let host = try hosted(
      VStack { ForEach(0..<10) { _ in HStack { ForEach(0..<10) { _ in Color.red } } } },
      width: 300, height: 300)
    try host.layout(proposing: ProposedViewSize(width: 300, height: 300))
    var expected = UpdateCounts()
    expected.passes = 1
    #expect(host.counts == expected)
  }

  @Test func `A fixed frame in both dimensions does not ask its view`() throws {
    let host = try hosted(
      FlowLayout { ForEach(0..<10) { _ in Color.red.frame(width: 10, height: 10) } }, width: 100)
    #expect(host.counts.asked == 11)
  }

  @Test func `A view parked out of sight is measured only when somebody reads its frame`() throws {
    let layout = ProbeLayout { bounds, _, subviews in
      subviews[0].place(at: bounds.origin, proposal: .zero)
      subviews[1].place(at: CGPoint(x: 1e6, y: 1e6), proposal: .zero)
    }
    let host = try hosted(
      layout {
        Color.red
        HStack { ForEach(0..<100) { _ in Color.red } }
      }, width: 100, height: 100)
    #expect(host.counts.computed == 3)
    #expect(host.snapshot().views(ofType: "Color").count == 101)
    #expect(host.counts.computed > 100)
  }
}
