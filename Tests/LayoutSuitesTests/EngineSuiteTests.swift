import BenchCommand
import Measurement
import Testing
import TextMetrics

@testable import LayoutSuites

@MainActor @Suite struct EngineSuiteTests {
  private func operation(_ leaf: EngineLeaf, _ workload: EngineWorkload, items: Int = 1000)
    throws -> SceneOperation
  {
    let question = EngineQuestion(
      workload: workload, labels: LabelList(labels: nil, seed: 1).prefix(items), width: 680,
      measurer: EmbeddedMeasurer())
    return try SceneOperation { EngineScene(leaf, question) }
  }

  private func counts(_ leaf: EngineLeaf, _ workload: EngineWorkload) throws -> [String: Int] {
    let operation = try operation(leaf, workload)
    let observation = operation.observe(at: 0)
    #expect(observation.digest == 1000)
    return observation.counts.totals
  }

  @Test("Leaves that appear are measured once each, in one pass", arguments: EngineLeaf.allCases)
  func appear(leaf: EngineLeaf) throws {
    let counts = try counts(leaf, .appear)
    #expect(counts["passes"] == 1)
    #expect(counts["placements"] == 1001)
    // A colour in a fixed frame is never asked; a chip is two paddings and a text.
    let nodes = leaf == .colours ? 1 : 4
    let computed = try #require(counts["views_computed"])
    #expect(computed <= nodes * 1000 + 1002)
  }

  @Test("A second layout at the same size computes nothing", arguments: EngineLeaf.allCases)
  func again(leaf: EngineLeaf) throws {
    let counts = try counts(leaf, .again)
    #expect(counts["views_computed"] == 0)
    #expect(counts["bodies"] == 0)
    #expect(counts["placements"] == 0)
  }

  @Test("One change measures one row and what is around it", arguments: EngineLeaf.allCases)
  func change(leaf: EngineLeaf) throws {
    let few = try counts(leaf, .change)
    #expect(few["bodies"] == (leaf == .colours ? 1 : 2))
    // Three proposals to each of 100 leaves, for three heights of the row, are 900 at most; none
    // of the other 900 leaves.
    let computed = try #require(few["views_computed"])
    let asked = try #require(few["views_asked"])
    #expect(computed <= 3 * 3 * 100 + 50)
    #expect(asked <= 3 * 3 * 100 + 3 * 10 + 50)
  }

  nonisolated static let jemallocServesMalloc = AllocationProbe() != nil

  @Test(
    "A flow of 100,000 chips keeps at most 400 bytes a node",
    .enabled(if: jemallocServesMalloc, "malloc is not jemalloc's here"))
  func memory() throws {
    let probe = try #require(AllocationProbe())
    let labels = LabelList(labels: nil, seed: 1).prefix(100_000)
    for leaf in EngineLeaf.allCases {
      let nodes = leaf == .colours ? 2 : 6
      var kept: SceneOperation?
      let count = probe.measure {
        let question = EngineQuestion(
          workload: .again, labels: labels, width: 680, measurer: EmbeddedMeasurer())
        kept = try? SceneOperation { EngineScene(leaf, question) }
      }
      let bytes = (count.allocatedBytes - count.freedBytes) / labels.count
      #expect(bytes <= 400 * nodes, "of \(leaf)")
      #expect(bytes >= 100 * nodes, "of \(leaf): is anything counted?")
      try #require(kept).releaseState()
    }
  }
}
