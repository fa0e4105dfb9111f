import Analysis
import Foundation
import Measurement
import Reporting
import Testing

@Suite struct ColumnTests {
  @Test func theColumnsAreThoseThatReadersRelyOn() {
    let names = """
      schema, suite, workload, strategy, measurer, memo, items, width_pt, fill, visible, hidden, \
      status, launches, rounds, samples, iterations, min_ns, median_ns, median_low_ns, \
      median_high_ns, p90_ns, reference, ratio, ratio_low, ratio_high, latency_ratio, latency_low, \
      latency_high, latency_mean, latency_deviation, throughput_ratio, throughput_low, \
      throughput_high, throughput_mean, throughput_deviation, preemptions, \
      item_appearances, badge_appearances, measure_calls, cache_hits, search_steps, placements, \
      line_breaks, views_asked, views_computed, bodies, realised_rows, state_writes, passes, instructions, \
      allocations, allocated_bytes, freed_bytes, state_bytes, peak_bytes, allocation_operations, \
      jemalloc_allocated, \
      jemalloc_active, jemalloc_resident, jemalloc_mapped, jemalloc_retained, jemalloc_metadata, \
      labels_digest, font, harfbuzz, seed, commit, swift, allocator, os, arch, cpu, \
      yardsticks, reason
      """
    #expect(Column.all.map(\.name).joined(separator: ", ") == names)
  }

  @Test func theDocumentationHasEveryColumnWithItsUnit() throws {
    let readme = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Results/README.md").standardized, encoding: .utf8)
    let table = Column.all.map(\.markdown).joined(separator: "\n")
    #expect(readme.contains(table), "Results/README.md should hold this table:\n\(table)")
  }

  @Test func aRowOfEverythingHasEveryField() {
    let interval = Interval(low: 0.5, high: 2)
    let row = ResultRow(
      key: Fixture.key(items: 6, fill: 0.5), strategy: "greedy",
      facts: ["visible": "3", "hidden": "3", "labels_digest": "f00d"], status: .ok,
      reason: "because",
      extent: SampleExtent(of: Fixture.contender("greedy", nanoseconds: 8).samples),
      time: TimeSummary(
        minimum: 7.5, median: Estimate(8, interval: Interval(low: 7.75, high: 9)),
        ninetiethPercentile: 10),
      reference: "candidates", ratio: Estimate(0.6, interval: interval),
      yardstickRatios: [
        .latency: Estimate(3, interval: Interval(low: 0.5, high: 4)),
        .throughput: Estimate(4, interval: Interval(low: 0.5, high: 5)),
      ],
      launchSpreads: [
        .latency: LaunchSpread(mean: 3.5, deviation: 0.25, launches: 3),
        .throughput: LaunchSpread(mean: 4.5, deviation: 0.125, launches: 3),
      ],
      counts: WorkCounts(
        [
          "item_appearances": 4, "badge_appearances": 1, "measure_calls": 5, "cache_hits": 0,
          "search_steps": 2, "placements": 12, "line_breaks": 14, "views_asked": 16,
          "views_computed": 18, "bodies": 20, "realised_rows": 22, "state_writes": 24,
          "passes": 26, "instructions": 30,
        ], operations: 2),
      allocations: AllocationRecord(
        allocations: 3, allocatedBytes: 64, freedBytes: 32, operations: 2, stateBytes: 16,
        peakBytes: 200_000,
        process: JemallocStatistics(
          allocated: 1, active: 2, resident: 3, mapped: 4, retained: 5, metadata: 6)))
    let fields = Column.all.map { $0.value(row, Fixture.environment).text }
    #expect(
      fields.joined(separator: " ") == """
        1 row first-fit greedy harfbuzz off 6 680 0.5 3 3 ok 3 9 9 1000 7.5 8 7.75 9 10 \
        candidates 0.6 0.5 2 3 0.5 4 3.5 0.25 4 0.5 5 4.5 0.125 0 2 0.5 2.5 0 1 6 7 8 9 10 11 12 13 15 1.5 32 16 16 \
        200000 2 1 2 3 4 5 6 \
        f00d DejaVu Sans 2.37 6.0.0 42 0123abc 6.3.1 jemalloc 5.3.0 Debian 12 x86_64 \
        Example CPU @ 2.00GHz \(YardstickWork.version) because
        """)
  }

  @Test func whatIsNotKnownIsEmpty() {
    let key = CellKey(suite: "s", workload: "w", measurer: "m", memo: "off", items: 1)
    let row = ResultRow(key: key, strategy: "a", status: .overBudget)
    let known = Column.all.filter { $0.value(row, RunEnvironment(seed: 1)) != .unknown }.map(\.name)
    #expect(
      known == [
        "schema", "suite", "workload", "strategy", "measurer", "memo", "items", "status",
        "launches", "rounds", "samples", "seed", "yardsticks",
      ])
  }

  @Test(
    "Numbers are exact, short and without a locale",
    arguments: [
      (Field.number(0.1), "0.1"), (.number(1.0 / 3), "0.3333333333333333"),
      (.integer(-7), "-7"), (.number(1e-7), "1e-07"), (.unknown, ""), (.text("é"), "é"),
    ])
  func fields(field: Field, text: String) {
    #expect(field.text == text)
  }
}
