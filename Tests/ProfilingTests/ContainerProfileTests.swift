import Foundation
import HeadlessUI
import Profiling
import Testing
import TextMetrics

@Suite struct ContainerProfileTests {
  private func observed(
    _ profiler: LayoutProfiler, leaves: [LayoutLeaf]
  ) -> LayoutContainer<AskingRow> {
    LayoutObservation.observing(with: profiler) { LayoutContainer(AskingRow(), leaves: leaves) }
  }

  @Test func `A container of leaves is observed where it was made for an observer`() {
    let profiler = LayoutProfiler(meter: .time)
    let container = observed(
      profiler, leaves: (1...4).map { LayoutLeaf(size: CGSize(width: $0, height: 2)) })
    profiler.listen { _ = container.frames(proposing: .unspecified) }
    let profile = profiler.profile
    let leaf = profile.entry(named: "leaf")?.counts
    #expect(leaf?.views == 4)
    #expect(leaf?.asked == container.leafSubviews.counts.measurements)
    #expect(leaf?.asked == 16)
    #expect(leaf?.placements == 4)
    #expect(profile.entry(named: "AskingRow")?.counts.branchingFactor == 3)
    #expect(
      profile.findings.first?.description.hasPrefix(
        "Each leaf is measured 4 times in this layout (1 would do)") == true)
  }

  @Test func `A container that nobody observed when it was made counts as before`() {
    let profiler = LayoutProfiler(meter: .time)
    let container = LayoutContainer(AskingRow(), leaves: [LayoutLeaf(size: .zero)])
    profiler.listen { _ = container.sizeThatFits(.unspecified) }
    #expect(profiler.profile.entries.count == 1)
    #expect(container.leafSubviews.counts == LayoutCounts(measurements: 3, placements: 0))
  }

  @Test func `Counts can be read and reset while a container is observed`() {
    let profiler = LayoutProfiler(meter: .time)
    let container = observed(profiler, leaves: [LayoutLeaf(size: .zero)])
    _ = container.sizeThatFits(.unspecified)
    #expect(container.leafSubviews.counts.measurements == 3)
    container.leafSubviews.resetCounts()
    #expect(container.leafSubviews.counts == LayoutCounts())
    container.update { $0.append(LayoutLeaf(size: .zero)) }
    _ = container.sizeThatFits(.unspecified)
    #expect(container.leafSubviews.counts.measurements == 6)
  }

  @Test func `A text that is measured again and again is an entry with one text`() {
    let profiler = LayoutProfiler(meter: .time)
    let measurer = ProfiledMeasurer(EmbeddedMeasurer(), profiler: profiler) { _ in "label" }
    profiler.listen {
      for _ in 0..<5 { _ = measurer.size(of: "Sketch", fontSize: 14) }
      _ = measurer.size(of: "Shapes", fontSize: 14)
    }
    let counts = profiler.profile.entry(named: "label")?.counts
    #expect(counts?.views == 2)
    #expect(counts?.computed == 6)
    #expect(counts?.answers == 2)
  }

  @Test func `A phase that the code names has the costs of its work`() {
    let profiler = LayoutProfiler(meter: .time)
    profiler.listen {
      profiler.phase("choose") {
        _ = (0..<1000).map { "\($0)" }
      }
    }
    let profile = profiler.profile
    #expect(profile.phases.map(\.name) == ["choose"])
    #expect(profile.phases[0].cost == profile.entry(named: "choose")?.own)
  }
}
