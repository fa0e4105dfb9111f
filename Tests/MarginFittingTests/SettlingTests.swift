import Foundation
import HeadlessUI
import MarginFitting
import TestArithmetic
import Testing

@MainActor @Suite struct SettlingTests {
  /// A thousand sequences of six layouts.
  @Test(
    "Random changes settle in two passes with geometryChange, in one otherwise, on the same frames",
    arguments: 0..<10)
  func settling(batch: UInt64) throws {
    for seed in (batch * 100)..<((batch + 1) * 100) {
      var random = SplitMix64(seed: seed)
      let hosts = MarginWay.allCases.map { ($0, LayoutHost(WordRows(way: $0))) }
      for step in 0..<6 {
        let size = CGSize(
          width: .random(in: 100...2000, using: &random),
          height: .random(in: 0...1000, using: &random))
        let rows = Int.random(in: 0...4, using: &random)
        let words = Int.random(in: 1...12, using: &random)
        let maxWidth = [768, 100, CGFloat.random(in: 50...2000, using: &random)]
          .randomElement(using: &random)
        let fills = Int.random(in: 0..<4, using: &random) > 0
        var texts: [[CGRect]] = []
        for (way, host) in hosts {
          host.rootView = WordRows(
            way: way, maxWidth: maxWidth ?? 768, rows: rows, words: words, fills: fills)
          try host.layout(in: size)
          #expect(host.counts.passes <= way.passes, "\(way), seed \(seed), step \(step)")
          texts.append(host.snapshot().frames(of: "Text"))
        }
        #expect(texts.allSatisfy { $0 == texts[0] }, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("A width takes geometryChange one more pass and one write, once", arguments: [1024, 500])
  func passes(width: CGFloat) throws {
    let host = LayoutHost(WordRows(way: .geometryChange))
    try host.layout(in: CGSize(width: width, height: 400))
    #expect(host.counts.passes == 2)
    #expect(host.counts.stateWrites == 1)
    for height in [300, 500] as [CGFloat] {
      try host.layout(in: CGSize(width: width, height: height))
      #expect(host.counts.passes == 1)
      #expect(host.counts.stateWrites == 0)
    }
  }

  @Test("A scroll view that becomes much narrower does not keep margins wider than itself")
  func narrower() throws {
    let host = LayoutHost(WordRows(way: .geometryChange))
    try host.layout(in: CGSize(width: 4000, height: 400))
    try host.layout(in: CGSize(width: 300, height: 400))
    #expect(host.counts.passes == 2)
    #expect(host.snapshot().frames(of: "ScrollView").map(\.width) == [300])
  }

  @Test(
    "Nested containers of one limit settle in four passes with geometryChange, in one otherwise",
    arguments: MarginWay.allCases, [(1, 2), (2, 3), (3, 4), (4, 4), (12, 4)])
  func nested(way: MarginWay, expected: (depth: Int, passes: Int)) throws {
    let host = LayoutHost(Nested(way: way, depth: expected.depth, step: 0))
    try host.layout(in: CGSize(width: 1024, height: 400))
    #expect(host.counts.passes == (way == .geometryChange ? expected.passes : 1))
    for width in [1100, 300, 800, 1500, 767] as [CGFloat] {
      try host.layout(in: CGSize(width: width, height: 400))
      #expect(host.counts.passes <= (way == .geometryChange ? 4 : 1), "\(width)")
    }
  }

  @Test(
    "Where each nested container has a lower limit, geometryChange takes a pass for each of them",
    arguments: 1...8)
  func shrinking(depth: Int) throws {
    for way in MarginWay.allCases {
      let host = LayoutHost(Nested(way: way, depth: depth, step: 20))
      try host.layout(in: CGSize(width: 1024, height: 400))
      #expect(host.counts.passes == (way == .geometryChange ? depth + 1 : 1), "\(way)")
    }
  }

  /// A limit of the observed way: the inner widths swing around where they end.
  @Test("Containers of lower and lower limits are reported as a cycle when resized, four deep")
  func swinging() throws {
    for way in MarginWay.allCases {
      let host = LayoutHost(Nested(way: way, depth: 5, step: 20))
      try host.layout(in: CGSize(width: 1024, height: 400))
      let resize = { try host.layout(in: CGSize(width: 1030, height: 400)) }
      guard way == .geometryChange else {
        #expect(throws: Never.self, performing: resize)
        continue
      }
      let error = try #require(throws: HeadlessUIError.self, performing: resize)
      guard case .cycle(let path, _) = error else {
        Issue.record("\(error)")
        continue
      }
      #expect(path.hasSuffix("ObservedMargins/onGeometryChange"))
    }
  }
}

/// Containers inside each other, each with a limit that is lower by a step.
private struct Nested: View {
  let way: MarginWay
  let depth: Int
  let step: CGFloat

  var body: some View { container(0) }

  private func container(_ level: Int) -> AnyView {
    way.scrollView(768 - CGFloat(level) * step) {
      if level == depth - 1 {
        Text("innermost").frame(maxWidth: .infinity)
      } else {
        container(level + 1).frame(height: 300)
      }
    }
  }
}
