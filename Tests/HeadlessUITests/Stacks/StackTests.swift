import HeadlessUI
import Testing

/// What a table proposes to a stack, and the widths its subviews take.
struct StackCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let proposal: CGFloat?
  let widths: [CGFloat]
  let view: @MainActor () -> AnyView

  init(
    _ rule: String, _ proposal: CGFloat?, _ widths: [CGFloat],
    @ViewBuilder view: @escaping @MainActor () -> some View
  ) {
    self.rule = rule
    self.proposal = proposal
    self.widths = widths
    self.view = { AnyView(view()) }
  }

  var testDescription: String { rule }
}

@MainActor @Suite struct StackTests {
  nonisolated static let cases: [StackCase] = [
    StackCase("the least flexible is served first", 150, [75, 100]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.red.frame(minWidth: 100)
      }
    },
    StackCase("equal flexibility gets equal parts", 100, [50, 50]) {
      HStack(spacing: 0) {
        Color.red
        Color.red
      }
    },
    StackCase("gaps are taken off first", 100, [46, 46]) {
      HStack {
        Color.red
        Color.red
      }
    },
    StackCase("what a fixed view needs is not divided", 100, [30, 70]) {
      HStack(spacing: 0) {
        box(30, 10)
        Color.red
      }
    },
    StackCase("a view that takes less leaves more to the others", 100, [20, 40, 40]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 20)
        Color.red
        Color.red
      }
    },
    StackCase("a higher priority gets all but the minima of the lower", 100, [90, 10]) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.red.frame(minWidth: 10)
      }
    },
    StackCase("a lower priority gets what is left", 100, [40, 60]) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 40).layoutPriority(1)
        Color.red
      }
    },
    StackCase("three priorities are served one after another", 100, [20, 70, 10]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20, maxWidth: 50)
        Color.red.frame(maxWidth: 70).layoutPriority(2)
        Color.red.frame(minWidth: 10).layoutPriority(-1)
      }
    },
    StackCase("an unlimited view with the larger minimum goes first", 100, [60, 40]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 60)
        Color.red.frame(minWidth: 10)
      }
    },
    StackCase("no proposal asks for ideal sizes", nil, [10, 25]) {
      HStack(spacing: 0) {
        Color.red
        Color.red.frame(idealWidth: 25)
      }
    },
    StackCase("views keep their minima in too little space", 30, [20, 25]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20)
        Color.red.frame(minWidth: 25)
      }
    },
    StackCase("a spacer takes what is left, and no gaps", 100, [30, 30]) {
      HStack {
        box(30, 10)
        Spacer()
        box(30, 10)
      }
    },
  ]

  @Test("A row divides its width by the rules of stacks", arguments: cases)
  func division(testCase: StackCase) throws {
    let frames = try frames(in: testCase.view(), width: testCase.proposal, height: 20)
    #expect(frames.map(\.width) == testCase.widths, "\(testCase.rule)")
  }

  @Test func `A spacer is at least its minimum long and only along the stack`() throws {
    let host = try hosted(
      HStack {
        box(30, 10)
        Spacer()
        box(30, 10)
      })
    let snapshot = host.snapshot()
    #expect(snapshot.frame.size == CGSize(width: 68, height: 10))
    #expect(snapshot.views(ofType: "Spacer").map(\.frame.height) == [0])
  }

  @Test func `A column stacks downwards from the top, centred`() throws {
    let view = VStack(spacing: 4) {
      box(30, 10)
      box(20, 20)
    }
    #expect(
      try frames(in: view) == [
        CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 5, y: 14, width: 20, height: 20),
      ])
  }

  @Test(
    "A row aligns its views across",
    arguments: [(VerticalAlignment.top, 0), (.center, 5), (.bottom, 10)]
      as [(VerticalAlignment, CGFloat)])
  func alignment(alignment: VerticalAlignment, y: CGFloat) throws {
    let view = HStack(alignment: alignment) {
      box(10, 20)
      box(10, 10)
    }
    #expect(try frames(in: view).map(\.minY) == [0, y])
  }

  @Test func `An explicit guide moves a view against its neighbours and makes room for it`() throws
  {
    let view = HStack(alignment: .top, spacing: 0) {
      box(10, 20).alignmentGuide(.top) { _ in 5 }
      box(10, 20).alignmentGuide(VerticalAlignment.top) { $0[.bottom] }
    }
    let host = try hosted(view)
    #expect(host.snapshot().views(ofType: "Color").map(\.frame.minY) == [15, 0])
    #expect(host.snapshot().frame.height == 35)
  }

  @Test func `A nested stack hands the explicit guides of its views on`() throws {
    let view = HStack(alignment: .top, spacing: 0) {
      VStack(spacing: 0) {
        box(10, 10)
        box(10, 10).alignmentGuide(.top) { _ in 4 }
      }
      box(10, 10)
    }
    #expect(try frames(in: view).map(\.minY) == [0, 10, 14])
  }

  @Test func `Layers are as large as all of them aligned`() throws {
    let view = ZStack(alignment: .bottomTrailing) {
      box(30, 10)
      box(20, 40)
    }
    let host = try hosted(view)
    #expect(host.snapshot().frame.size == CGSize(width: 30, height: 40))
    #expect(
      host.snapshot().views(ofType: "Color").map(\.frame.origin)
        == [CGPoint(x: 0, y: 30), CGPoint(x: 10, y: 0)])
  }

  @Test func `A stack of nothing has no size`() throws {
    #expect(
      try hosted(HStack {}, width: 100, height: 100).snapshot().views(ofType: "HStack")[0].frame
        .size == .zero)
    #expect(try hosted(ZStack {}).snapshot().frame.size == .zero)
  }

  @Test func `A divider is thin along its stack and as long as what is proposed across`() throws {
    let row = HStack(spacing: 0) { Divider() }
    let column = VStack(spacing: 0) { Divider() }
    #expect(
      try frames(of: "Divider", in: row, width: 50, height: 40)[0].size
        == CGSize(width: 1, height: 40))
    #expect(
      try frames(of: "Divider", in: column, width: 50, height: 40)[0].size
        == CGSize(width: 50, height: 1))
  }

  @Test func `Right-to-left mirrors positions within each parent`() throws {
    let view = HStack(spacing: 0) {
      box(10, 10)
      HStack(spacing: 0) {
        box(20, 10)
        box(30, 10).padding(.leading, 5)
      }
    }
    let frames = try frames(in: view, environment: rightToLeft)
    #expect(frames.map(\.minX) == [55, 35, 0])
    #expect(frames.map(\.width) == [10, 20, 30])
  }
}
