import HeadlessUI
import Profiling
import Testing

@MainActor @Suite struct FeedbackTests {
  private func rules(@ViewBuilder _ view: @escaping (FeedbackCase) -> some View) -> [FeedbackRule] {
    FeedbackCheck(cases: 10, view: view).check().findings.map(\.rule)
  }

  @Test func `Views without feedback, and with feedback that settles, are sound`() {
    for seed in [1, 2, 3] as [UInt64] {
      let plain = FeedbackCheck(seed: seed) { PlainList(titles: $0.titles) }.check()
      #expect(plain.findings == [])
      #expect(plain.mostPasses == 1)
      let equal = FeedbackCheck(seed: seed) { EqualList(titles: $0.titles) }.check()
      #expect(equal.findings == [])
      #expect(equal.mostPasses == 2)
    }
  }

  @Test func `A circle of values is found, with the values`() throws {
    let report = FeedbackCheck(cases: 5) { FlickeringList(titles: $0.titles) }.check()
    let finding = try #require(report.findings.first)
    #expect(report.findings.map(\.rule) == [.doesNotCycle])
    #expect(finding.detail.contains("80.0, 40.0, 80.0"))
    #expect(finding.example.titles.isEmpty)
  }

  @Test func `A value that never stops changing is found`() {
    #expect(rules { _ in GrowingView() } == [.doesNotDrift])
  }

  @Test func `A view that takes many passes is found, with their number`() throws {
    let report = FeedbackCheck(cases: 5) { _ in SteppingView() }.check()
    #expect(report.findings.map(\.rule) == [.settlesSoon])
    #expect(report.mostPasses == 6)
    #expect(try #require(report.findings.first).detail.hasPrefix("6 passes"))
  }

  @Test func `A view that has no size at first is found, with both sizes`() throws {
    let report = FeedbackCheck(cases: 5) { LateView(titles: $0.titles) }.check()
    #expect(report.findings.map(\.rule) == [.startsWithoutZeros])
    #expect(try #require(report.findings.first).detail.contains("is first 10 × 0"))
  }

  @Test func `A view that remembers an earlier width is found`() throws {
    let report = FeedbackCheck(cases: 10) { _ in StickyView() }.check()
    #expect(report.findings.map(\.rule) == [.forgetsItsHistory])
  }

  @Test func `The same seed gives the same report`() {
    let check = FeedbackCheck(seed: 7, cases: 5) { LateView(titles: $0.titles) }
    #expect(check.check() == check.check())
  }
}
