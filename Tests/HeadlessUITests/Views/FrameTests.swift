import HeadlessUI
import Testing

struct FrameCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let limits: [CGFloat?]
  let child: CGFloat?
  let proposal: CGFloat?
  let width: CGFloat

  /// - Parameters:
  ///   - limits: The minimum, ideal and maximum width.
  ///   - child: The width of a fixed child; a colour if nil.
  init(
    _ rule: String, _ limits: [CGFloat?], child: CGFloat?, _ proposal: CGFloat?, _ width: CGFloat
  ) {
    self.rule = rule
    self.limits = limits
    self.child = child
    self.proposal = proposal
    self.width = width
  }

  var testDescription: String { "\(rule): \(limits) \(String(describing: proposal))" }
}

@MainActor @Suite struct FrameTests {
  nonisolated static let cases = [
    FrameCase("a maximum takes the proposal", [nil, nil, .infinity], child: 30, 200, 200),
    FrameCase("a maximum limits the proposal", [nil, nil, 100], child: 30, 200, 100),
    FrameCase("no less than the child below the maximum", [nil, nil, 100], child: 30, 20, 30),
    FrameCase("a child beyond the maximum overflows it", [nil, nil, 100], child: 300, 200, 100),
    FrameCase("a maximum at 0", [nil, nil, 100], child: 30, 0, 30),
    FrameCase("a maximum at infinity", [nil, nil, 100], child: 30, .infinity, 100),
    FrameCase("a maximum at nil is the child", [nil, nil, .infinity], child: 30, nil, 30),
    FrameCase("a minimum below the proposal is the child", [50, nil, nil], child: 70, 200, 70),
    FrameCase("a minimum holds for a smaller child", [50, nil, nil], child: 30, 200, 50),
    FrameCase("a minimum holds for a smaller proposal", [50, nil, nil], child: 30, 20, 50),
    FrameCase("no more than the proposal above the minimum", [50, nil, nil], child: 90, 70, 70),
    FrameCase("a minimum at nil is the child, clamped", [50, nil, nil], child: 30, nil, 50),
    FrameCase("both limits clamp the proposal", [50, nil, 100], child: 70, 20, 50),
    FrameCase("both limits clamp the proposal", [50, nil, 100], child: 70, 80, 80),
    FrameCase("both limits clamp the proposal", [50, nil, 100], child: 70, 200, 100),
    FrameCase("an ideal answers nil", [nil, 60, nil], child: nil, nil, 60),
    FrameCase("an ideal is not asked for a number", [nil, 60, nil], child: nil, 90, 90),
    FrameCase("an ideal is at least the minimum", [80, 60, nil], child: nil, nil, 80),
    FrameCase("a maximum below the minimum is raised", [80, nil, 60], child: nil, 10, 80),
  ]

  @Test("A frame between limits follows its rules", arguments: cases)
  func limits(testCase: FrameCase) throws {
    let content = testCase.child.map { AnyView(box($0, 10)) } ?? AnyView(Color.red)
    let view = ProposingLayout(width: testCase.proposal) {
      content.frame(
        minWidth: testCase.limits[0], idealWidth: testCase.limits[1], maxWidth: testCase.limits[2])
    }
    let root = try hosted(view).snapshot()
    let frame = try #require(root.views(ofType: "frame").first)
    #expect(frame.frame.width == testCase.width, "\(testCase.rule)")
  }

  @Test(
    "A frame aligns a child that is smaller or larger than it",
    arguments: [
      (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.center, CGPoint(x: 20, y: -5)),
      (.bottomTrailing, CGPoint(x: 40, y: -10)), (.leading, CGPoint(x: 0, y: -5)),
    ])
  func alignment(alignment: Alignment, origin: CGPoint) throws {
    let view = box(10, 30).frame(width: 50, height: 20, alignment: alignment)
    #expect(try frames(in: view).map(\.origin) == [origin])
  }

  @Test func `A frame fixed in one dimension passes the other on`() throws {
    let view = Color.red.frame(width: 30)
    #expect(
      try frames(in: view, width: 100, height: 50) == [CGRect(x: 35, y: 0, width: 30, height: 50)])
  }

  @Test func `Padding insets the proposal, not below 0`() throws {
    let view = Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      try frames(in: view, width: 100, height: 50) == [CGRect(x: 2, y: 1, width: 94, height: 46)])
    #expect(try frames(in: view, width: 3, height: 3)[0].size == .zero)
    #expect(try frames(in: Color.red.padding()).map(\.origin) == [CGPoint(x: 16, y: 16)])
    #expect(try frames(in: Color.red.padding(5)).map(\.origin) == [CGPoint(x: 5, y: 5)])
    #expect(
      try frames(in: Color.red.padding(.top)).map(\.origin) == [CGPoint(x: 0, y: 16)])
    #expect(
      try frames(in: Color.red.padding([.top, .leading], 3)).map(\.origin)
        == [CGPoint(x: 3, y: 3)])
  }

  @Test func `Each view of a group is modified`() throws {
    let view = HStack(spacing: 0) {
      Group {
        box(10, 10)
        ForEach(0..<2) { _ in box(20, 10) }
      }
      .padding(1)
    }
    #expect(try frames(in: view).map(\.minX) == [1, 13, 35])
    #expect(try frames(of: "padding", in: view).count == 3)
    #expect(try frames(of: "padding", in: HStack { EmptyView().padding() }).isEmpty)
  }

  @Test func `A view of fixed size may overflow its parent`() throws {
    let view = Color.red.frame(idealWidth: 80, idealHeight: 60).fixedSize()
      .frame(width: 20, height: 20)
    #expect(try frames(in: view) == [CGRect(x: -30, y: -20, width: 80, height: 60)])
    let horizontal = Color.red.frame(idealWidth: 80).fixedSize(horizontal: true, vertical: false)
    #expect(
      try frames(in: horizontal, width: 20, height: 20)[0].size == CGSize(width: 80, height: 20))
  }

  @Test func `A background and an overlay get the size of their view and do not change it`() throws
  {
    let view = box(30, 20)
      .background(alignment: .topLeading) { Rectangle() }
      .overlay(alignment: .bottomTrailing) { Rectangle().frame(width: 5, height: 5) }
    let host = try hosted(view, width: 100, height: 100)
    #expect(
      host.snapshot().views(ofType: "Rectangle").map(\.frame) == [
        CGRect(x: 35, y: 40, width: 30, height: 20), CGRect(x: 60, y: 55, width: 5, height: 5),
      ])
  }

  @Test func `An offset moves what is shown and nothing else`() throws {
    let view = HStack(spacing: 0) {
      box(10, 10).offset(x: 3, y: -4)
      box(10, 10)
    }
    #expect(
      try frames(in: view).map(\.origin) == [CGPoint(x: 3, y: -4), CGPoint(x: 10, y: 0)])
  }

  @Test func `A position takes all the space and puts the centre there`() throws {
    let view = box(10, 10).position(x: 20, y: 30)
    #expect(
      try frames(in: view, width: 100, height: 100) == [CGRect(x: 15, y: 25, width: 10, height: 10)]
    )
  }

  @Test func `A snapshot knows what is not seen`() throws {
    let view = ZStack(alignment: .topLeading) {
      box(10, 10).hidden()
      box(10, 10).offset(x: 200)
      box(10, 10).offset(x: 50).frame(width: 20, height: 20).clipped()
      box(10, 10)
    }
    let colors = try hosted(view, width: 100, height: 100).snapshot().views(ofType: "Color")
    #expect(colors.map(\.isHidden) == [true, true, true, false])
  }
}

/// A layout that proposes a width to its one view.
struct ProposingLayout: Layout {
  let width: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: .zero, proposal: ProposedViewSize(width: width, height: 10))
  }
}
