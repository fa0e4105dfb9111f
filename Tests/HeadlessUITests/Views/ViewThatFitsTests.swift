import HeadlessUI
import Testing

struct FittingCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let axes: Axis.Set
  let width: CGFloat?
  let height: CGFloat?
  let shown: CGSize

  init(
    _ rule: String, _ axes: Axis.Set, _ width: CGFloat?, _ height: CGFloat?, _ shown: CGSize
  ) {
    self.rule = rule
    self.axes = axes
    self.width = width
    self.height = height
    self.shown = shown
  }

  var testDescription: String { rule }
}

private let wide = CGSize(width: 100, height: 20)
private let high = CGSize(width: 50, height: 40)
private let small = CGSize(width: 20, height: 10)

@MainActor private final class Appearances {
  var names: [String] = []
  var grow: [String: () -> Void] = [:]
}

/// A view that can be made wider, with its width as its state.
private struct Candidate: View {
  let name: String
  @State var width: CGFloat
  let log: Appearances

  var body: some View {
    box(width, 10).onAppear {
      log.names.append(name)
      log.grow[name] = { width += 10 }
    }
  }
}

@MainActor @Suite struct ViewThatFitsTests {
  nonisolated static let cases = [
    FittingCase("the first that fits is shown", [.horizontal, .vertical], 100, 20, wide),
    FittingCase("the order decides, not the size", [.horizontal, .vertical], 500, 500, wide),
    FittingCase("both axes must fit", [.horizontal, .vertical], 100, 19, small),
    FittingCase("only constrained axes must fit", .horizontal, 100, 5, wide),
    FittingCase("only constrained axes must fit", .vertical, 5, 40, wide),
    FittingCase("a later one is shown where it alone fits", .horizontal, 99, 5, high),
    FittingCase("the last one is shown if none fits", [.horizontal, .vertical], 5, 5, small),
    FittingCase("without a constrained axis the first is shown", [], 5, 5, wide),
    FittingCase("no proposal constrains nothing", [.horizontal, .vertical], nil, nil, wide),
    FittingCase("no proposal along an axis does not constrain it", .horizontal, nil, 5, wide),
    FittingCase("what is 1/1024 pt too large fits", .horizontal, 100 - 1.0 / 1024, 20, wide),
    FittingCase(
      "what is more than that too large does not", .horizontal, 100 - 2.0 / 1024, 20, high),
  ]

  @Test("One view is chosen by its ideal size", arguments: cases)
  func choice(testCase: FittingCase) throws {
    let view = ViewThatFits(in: testCase.axes) {
      box(wide.width, wide.height)
      box(high.width, high.height)
      box(small.width, small.height)
    }
    let frames = try frames(in: view, width: testCase.width, height: testCase.height)
    #expect(frames.map(\.size) == [testCase.shown], "\(testCase.rule)")
  }

  @Test func `The chosen view gets the container's own proposal`() throws {
    let view = ViewThatFits(in: .horizontal) { Color.red.frame(idealWidth: 30) }
    #expect(try frames(in: view, width: 70, height: 20).map(\.width) == [70])
  }

  @Test func `Views after the first that fits are neither made nor measured`() throws {
    let view = ViewThatFits(in: .horizontal) {
      ForEach(0..<100) { index in
        FlowLayout { box(100 - CGFloat(index), 10) }
      }
    }
    let host = try hosted(view, width: 98, height: 20)
    // The row that fits is asked for its ideal size and for its size.
    let lazy = host.counts
    #expect(lazy.asked < 20)
    var environment = EnvironmentValues()
    environment.measuresAllFittingViews = true
    let all = try hosted(view, width: 98, height: 20, environment: environment)
    #expect(all.counts.asked >= 200)
    #expect(all.snapshot() == host.snapshot())
  }

  @Test func `State of a candidate is its own, and a candidate appears when it is shown`() throws {
    let log = Appearances()
    let host = LayoutHost(
      ViewThatFits(in: .horizontal) {
        Candidate(name: "a", width: 50, log: log)
        Candidate(name: "b", width: 30, log: log)
      })
    func shown(_ width: CGFloat) throws -> [CGFloat] {
      try host.layout(in: CGSize(width: width, height: 10))
      return host.snapshot().views(ofType: "Color").map(\.frame.width)
    }
    #expect(try shown(40) == [30])
    #expect(log.names == ["b"])
    log.grow["b"]?()
    #expect(try shown(40) == [40])
    #expect(try shown(60) == [50])
    #expect(log.names == ["b", "a"])
    #expect(try shown(40) == [40])
    #expect(log.names == ["b", "a"])
  }
}
