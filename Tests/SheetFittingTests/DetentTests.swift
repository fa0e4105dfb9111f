import Foundation
import HeadlessUI
import SheetFitting
import Testing

/// A tenth of the screen, and inactive on a low one.
private enum Tenth: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.maxDetentValue < 500 ? nil : context.maxDetentValue / 10
  }
}

struct DetentCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let rows: Int
  let additional: Set<PresentationDetent>
  var dragged: PresentationDetent?
  var screen: CGFloat = 800
  let height: CGFloat

  var testDescription: String { rule }
}

@MainActor @Suite struct DetentTests {
  /// A row is 20 pt high.
  nonisolated static let cases = [
    DetentCase(rule: "as high as the content", rows: 3, additional: [], height: 60),
    DetentCase(rule: "not higher than the screen", rows: 60, additional: [], height: 800),
    DetentCase(rule: "nothing to show is large", rows: 0, additional: [], height: 800),
    DetentCase(
      rule: "nothing to show leaves the additional", rows: 0, additional: [.medium], height: 400),
    DetentCase(
      rule: "lower than the additional", rows: 3, additional: [.medium, .large], height: 60),
    DetentCase(
      rule: "an additional that is lower", rows: 30, additional: [.medium, .large], height: 400),
    DetentCase(
      rule: "medium is inactive in compact height", rows: 20, additional: [.medium], screen: 480,
      height: 400),
    DetentCase(
      rule: "clamped in compact height", rows: 30, additional: [.medium], screen: 480, height: 480),
    DetentCase(rule: "a lower height", rows: 3, additional: [.height(40)], height: 40),
    DetentCase(rule: "a lower fraction", rows: 3, additional: [.fraction(0.05)], height: 40),
    DetentCase(rule: "a custom one", rows: 5, additional: [.custom(Tenth.self)], height: 80),
    DetentCase(
      rule: "a custom one that is inactive", rows: 5, additional: [.custom(Tenth.self)],
      screen: 480, height: 100),
    DetentCase(
      rule: "dragged to an additional", rows: 3, additional: [.large], dragged: .large,
      height: 800),
    DetentCase(
      rule: "dragged between two", rows: 3, additional: [.medium, .large], dragged: .medium,
      height: 400),
    DetentCase(
      rule: "dragged to what it does not have", rows: 3, additional: [.large], dragged: .medium,
      height: 60),
    DetentCase(
      rule: "dragged to what is inactive", rows: 3, additional: [.medium], dragged: .medium,
      screen: 480, height: 60),
    DetentCase(
      rule: "dragged to the content above a lower additional", rows: 30, additional: [.medium],
      dragged: .height(600), height: 600),
    DetentCase(
      rule: "dragged to content that is clamped", rows: 60, additional: [.medium],
      dragged: .height(1200), height: 800),
    DetentCase(
      rule: "dragged to a height that is clamped", rows: 3, additional: [.height(900)],
      dragged: .height(900), height: 800),
  ]

  @Test(
    "A sheet rests at its lowest active height, or where it was dragged to", arguments: cases,
    SheetStrategy.allCases)
  func heights(testCase: DetentCase, strategy: SheetStrategy) throws {
    let host = LayoutHost(
      FittedScreen(strategy: strategy, count: testCase.rows, additional: testCase.additional))
    let screen = CGSize(width: 320, height: testCase.screen)
    try host.layout(in: screen)
    if let dragged = testCase.dragged {
      try host.dragSheet(to: dragged)
      try host.layout(in: screen)
      #expect(host.counts.passes == 1)
    }
    let sheet = try #require(host.snapshot().sheets.first)
    #expect(
      sheet.frame
        == CGRect(x: 0, y: testCase.screen - testCase.height, width: 320, height: testCase.height))
  }

  @Test(
    "A sheet dragged to a detent stays there while its content changes, and is fitted after it",
    arguments: SheetStrategy.allCases)
  func dragging(strategy: SheetStrategy) throws {
    let screen = CGSize(width: 320, height: 800)
    let host = LayoutHost(FittedScreen(strategy: strategy, additional: [.medium]))
    try host.layout(in: screen)
    try host.dragSheet(to: .medium)
    var heights: [CGFloat] = []
    for rows in [3, 5, 1] {
      host.rootView.count = rows
      try host.layout(in: screen)
      heights.append(try #require(host.snapshot().sheets.first).frame.height)
    }
    host.rootView.additional = [.large]
    try host.layout(in: screen)
    heights.append(try #require(host.snapshot().sheets.first).frame.height)
    #expect(heights == [400, 400, 400, 20])
  }
}
