import Foundation
import HeadlessUI
import SheetFitting
import Testing

@MainActor private final class HeightLog {
  var heights: [CGFloat] = []
}

/// Notes the height of its sheet after each pass.
private struct Noted: View {
  let log: HeightLog
  let strategy: SheetStrategy

  var body: some View {
    Color.gray.sheet(isPresented: .constant(true)) {
      Color.clear.frame(height: 60)
        .background {
          Color.clear.onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).midY
          } action: {
            // The content is in the centre of a sheet that stands on the bottom, at 800.
            log.heights.append(2 * (800 - $0))
          }
        }
        .fittedDetents(.sizeToFit(by: strategy))
    }
  }
}

/// A height that depends on itself.
private struct Circular: View {
  @State private var height: CGFloat = 100

  var body: some View {
    Color.red.frame(height: height)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: { newHeight in
        height = newHeight == 100 ? 200 : 100
      }
  }
}

private struct CircularScreen: View {
  let strategy: SheetStrategy

  var body: some View {
    Color.gray.sheet(isPresented: .constant(true)) {
      VStack { Circular() }.fittedDetents(.sizeToFit(by: strategy))
    }
  }
}

@MainActor @Suite struct FollowingTests {
  private let screen = CGSize(width: 320, height: 800)

  @Test
  func `Before it was measured the content is shown in a large sheet, never in one of height 0`()
    throws
  {
    let log = HeightLog()
    try LayoutHost(Noted(log: log, strategy: .feedback)).layout(in: screen)
    #expect(log.heights == [800, 60])
  }

  @Test func `A sheet that asks its content has its height from the first pass on`() throws {
    let log = HeightLog()
    try LayoutHost(Noted(log: log, strategy: .fitted)).layout(in: screen)
    #expect(log.heights == [60])
  }

  @Test(
    "A change of the content's height takes feedback one more pass and one write, and fitted none",
    arguments: [(SheetStrategy.feedback, 2, 1), (.fitted, 1, 0)])
  func changes(strategy: SheetStrategy, passes: Int, writes: Int) throws {
    let host = LayoutHost(FittedScreen(strategy: strategy))
    for rows in [3, 4, 5, 2, 60, 61, 1] {
      host.rootView.count = rows
      try host.layout(in: screen)
      #expect(host.counts.passes == passes, "\(rows) rows")
      #expect(host.counts.stateWrites == writes, "\(rows) rows")
    }
    try host.layout(in: CGSize(width: 320, height: 500))
    #expect(host.counts.passes == 1)
    #expect(host.counts.stateWrites == 0)
  }

  @Test(
    "Content that takes any height does not feed the height of its sheet back to itself",
    arguments: SheetStrategy.allCases)
  func flexible(strategy: SheetStrategy) throws {
    let host = LayoutHost(
      FittedScreen(strategy: strategy, content: .flexible, additional: [.large]))
    try host.layout(in: screen)
    // Three rows, and a colour's ideal height.
    #expect(host.snapshot().sheets.map(\.frame.height) == [70])
    try host.dragSheet(to: .large)
    try host.layout(in: screen)
    #expect(host.counts.passes == 1)
    // The colour takes what the rows leave of a large sheet.
    #expect(
      host.snapshot().sheets[0].views(ofType: "Color").map(\.frame.height) == [20, 20, 20, 740])
  }

  @Test(
    "Content that is higher than the screen is offered the screen, so that a scroll view scrolls",
    arguments: SheetStrategy.allCases)
  func scrolling(strategy: SheetStrategy) throws {
    let host = LayoutHost(FittedScreen(strategy: strategy, content: .scrolling, count: 60))
    try host.layout(in: screen)
    let scrollView = try #require(host.snapshot().views(ofType: "ScrollView").first)
    #expect(scrollView.frame.height == 800)
    #expect(scrollView.frame.minY == 0)
  }

  @Test(
    "A height that depends on itself is reported as a cycle, with the path of its view",
    arguments: SheetStrategy.allCases)
  func circular(strategy: SheetStrategy) throws {
    let host = LayoutHost(CircularScreen(strategy: strategy))
    let error = try #require(throws: HeadlessUIError.self) { try host.layout(in: screen) }
    guard case .cycle(let path, let values) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(path.hasSuffix("VStack/Circular/onGeometryChange"))
    #expect(values == ["100.0", "200.0", "100.0"])
  }
}
