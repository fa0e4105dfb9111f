import HeadlessUI
import Testing

struct ScrollCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let axes: Axis.Set
  let proposal: ProposedViewSize
  let size: CGSize

  init(
    _ rule: String, _ axes: Axis.Set, _ width: CGFloat?, _ height: CGFloat?, _ size: CGSize
  ) {
    self.rule = rule
    self.axes = axes
    proposal = ProposedViewSize(width: width, height: height)
    self.size = size
  }

  var testDescription: String { "\(rule): \(axes.rawValue), \(proposal)" }
}

@MainActor @Suite struct ScrollViewTests {
  nonisolated static let cases = [
    ScrollCase(
      "along its axis the proposal, across the content", .vertical, 50, 60,
      .init(width: 100, height: 60)),
    ScrollCase(
      "along its axis the proposal, across the content", .vertical, 500, 600,
      .init(width: 100, height: 600)),
    ScrollCase(
      "without a proposal the content", .vertical, nil, nil, .init(width: 100, height: 200)),
    ScrollCase("a proposal of 0", .vertical, 0, 0, .init(width: 100, height: 0)),
    ScrollCase("a row scrolls sideways", .horizontal, 50, 60, .init(width: 50, height: 200)),
    ScrollCase(
      "both axes take the proposal", [.horizontal, .vertical], 50, 60, .init(width: 50, height: 60)),
    ScrollCase(
      "one of both axes without a proposal", [.horizontal, .vertical], nil, 60,
      .init(width: 100, height: 60)),
    ScrollCase("no axis is the content's size", [], 50, 60, .init(width: 100, height: 200)),
  ]

  @Test("A scroll view takes the proposal along its axes and its content across", arguments: cases)
  func size(testCase: ScrollCase) throws {
    let view = ScrollView(testCase.axes) { box(100, 200) }
    let frames = try frames(
      of: "ScrollView", in: view, width: testCase.proposal.width, height: testCase.proposal.height)
    #expect(frames.map(\.size) == [testCase.size], "\(testCase.rule)")
  }

  @Test(
    "Margins are around the content, not the scroll view",
    arguments: [
      ("at both sides", Edge.Set.horizontal, CGRect(x: 10, y: 0, width: 80, height: 10)),
      ("at the top", .top, CGRect(x: 0, y: 10, width: 100, height: 10)),
      ("all around", .all, CGRect(x: 10, y: 10, width: 80, height: 10)),
    ])
  func margins(rule: String, edges: Edge.Set, frame: CGRect) throws {
    let view = ScrollView { Color.red.frame(height: 10) }.contentMargins(edges, 10)
    let host = try hosted(view, width: 100, height: 50)
    let root = host.snapshot()
    #expect(root.views(ofType: "Color").map(\.frame) == [frame], "\(rule)")
    #expect(
      root.views(ofType: "ScrollView").map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
  }

  @Test func `Margins add to the content's size across and to its ideal size along`() throws {
    let view = ScrollView { box(30, 40) }
      .contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try frames(of: "ScrollView", in: view)[0].size == CGSize(width: 36, height: 44))
  }

  @Test func `Inner margins replace outer ones at their edges; indicators have none to show`()
    throws
  {
    let view = ScrollView { Color.red.frame(height: 10) }
      .contentMargins(.leading, 5, for: .scrollContent)
      .contentMargins(50, for: .scrollIndicators)
      .contentMargins(.horizontal, 10)
    #expect(
      try frames(in: view, width: 100, height: 50) == [CGRect(x: 5, y: 0, width: 85, height: 10)])
  }

  @Test func `Margins are not for scroll views inside`() throws {
    let view = ScrollView {
      ScrollView(.horizontal) { box(10, 10) }
    }
    .contentMargins(.leading, 10)
    #expect(try frames(in: view, width: 100, height: 50)[0].minX == 10)
  }

  @Test(
    "A host scrolls as far as the content reaches",
    arguments: [(CGFloat(30), CGFloat(-30)), (-5, 0), (1000, -170)])
  func scrolling(offset: CGFloat, y: CGFloat) throws {
    let view = ScrollView { box(100, 200) }.contentMargins(.bottom, 20)
    let host = try hosted(view, width: 100, height: 50)
    let measured = host.counts.computed
    #expect(measured > 0)
    try host.scroll(to: CGPoint(x: 7, y: offset))
    try host.layout(in: CGSize(width: 100, height: 50))
    #expect(host.snapshot().views(ofType: "Color")[0].frame.origin == CGPoint(x: 0, y: y))
    #expect(host.counts.computed == 0)
  }

  @Test func `What is scrolled away is hidden`() throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<4) { _ in box(10, 30) }
      }
    }
    let host = try hosted(view, width: 100, height: 50)
    try host.scroll(to: CGPoint(x: 0, y: 35))
    try host.layout(in: CGSize(width: 100, height: 50))
    #expect(
      host.snapshot().views(ofType: "Color").map(\.isHidden) == [true, false, false, true])
  }

  @Test func `A scroll view is found by its id`() throws {
    let view = VStack(spacing: 0) {
      ScrollView(.horizontal) { box(500, 10) }.id("first")
      ForEach(["a", "b"], id: \.self) { _ in ScrollView(.horizontal) { box(500, 10) } }
    }
    let host = try hosted(view, width: 100, height: 100)
    try host.scroll(to: CGPoint(x: 20, y: 0), in: "b")
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.snapshot().views(ofType: "Color").map(\.frame.minX) == [0, 0, -20])
    #expect(throws: HeadlessUIError.noScrollView(id: "c")) {
      try host.scroll(to: .zero, in: "c")
    }
  }

  @Test func `A frame in the space of the scroll view changes as it scrolls`() throws {
    let log = ChangeLog()
    let view = ScrollView {
      box(10, 500).onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .scrollView).minY
      } action: {
        log.lines.append("\($0)")
      }
    }
    .padding(.top, 20)
    let host = try hosted(view, width: 100, height: 100)
    try host.scroll(to: CGPoint(x: 0, y: 30))
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(log.lines == ["0.0", "-30.0"])
  }

  @Test func `Right-to-left content is mirrored, and scrolls from its leading edge`() throws {
    let view = ScrollView(.horizontal) { box(300, 10) }
    let host = try hosted(view, width: 100, height: 100, environment: rightToLeft)
    #expect(host.snapshot().views(ofType: "Color")[0].frame.minX == -200)
    try host.scroll(to: CGPoint(x: 50, y: 0))
    try host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.snapshot().views(ofType: "Color")[0].frame.minX == -150)
  }
}
