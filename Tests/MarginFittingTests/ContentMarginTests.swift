import Foundation
import HeadlessUI
import MarginFitting
import Testing

struct MarginCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let container: CGFloat
  var maxWidth = ContentMargin.defaultMaxWidth
  let margin: CGFloat

  var testDescription: String { rule }
}

@MainActor @Suite struct ContentMarginTests {
  nonisolated static let cases = [
    MarginCase(rule: "half of what is left", container: 1024, margin: 128),
    MarginCase(rule: "half a point", container: 769, margin: 0.5),
    MarginCase(rule: "none at the limit", container: 768, margin: 0),
    MarginCase(rule: "none below the limit, never less", container: 320, margin: 0),
    MarginCase(rule: "none without any width", container: 0, margin: 0),
    MarginCase(rule: "another limit", container: 320, maxWidth: 300, margin: 10),
    MarginCase(rule: "a limit of 0", container: 320, maxWidth: 0, margin: 160),
  ]

  @Test("The margin is max(0, (container - limit) / 2)", arguments: cases)
  func formula(testCase: MarginCase) {
    #expect(
      ContentMargin.width(in: testCase.container, maxWidth: testCase.maxWidth) == testCase.margin)
  }

  @Test(
    "Scrolled content is between its margins, and the scroll view fills the container",
    arguments: cases, MarginWay.allCases)
  func frames(testCase: MarginCase, way: MarginWay) throws {
    let host = LayoutHost(
      way.scrollView(testCase.maxWidth) { Color.red.frame(minWidth: 0, maxWidth: .infinity) })
    try host.layout(in: CGSize(width: testCase.container, height: 400))
    let snapshot = host.snapshot()
    let content = try #require(snapshot.frames(of: "Color").first)
    #expect(content.minX == testCase.margin)
    #expect(content.maxX == testCase.container - testCase.margin)
    // The indicators are at the edges of the scroll view.
    let scrollView = try #require(snapshot.frames(of: "ScrollView").first)
    #expect(scrollView == CGRect(x: 0, y: 0, width: testCase.container, height: 400))
  }

  @Test("Content that is narrower than the limit is in the centre", arguments: MarginWay.allCases)
  func narrow(way: MarginWay) throws {
    let host = LayoutHost(way.scrollView { Color.red.frame(width: 100, height: 20) })
    for width in [1024, 500, 60] as [CGFloat] {
      try host.layout(in: CGSize(width: width, height: 400))
      #expect(host.snapshot().frames(of: "Color").map(\.midX) == [width / 2])
    }
  }

  @Test func `Where no width is proposed, content is as wide as it wants to be up to the limit`()
    throws
  {
    for (ideal, width) in [(100, 100), (900, 768)] as [(CGFloat, CGFloat)] {
      for proposal in [nil, CGFloat.infinity] {
        let host = LayoutHost(
          LimitedWidth { Color.red.frame(idealWidth: ideal, maxWidth: proposal == nil ? nil : 900) }
        )
        try host.layout(proposing: ProposedViewSize(width: proposal, height: 20))
        let expected = proposal == nil ? width : 768
        #expect(host.snapshot().frames(of: "Color").map(\.width) == [expected])
      }
    }
  }
}
