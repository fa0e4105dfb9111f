import Measurement
import Testing

@testable import Analysis

@Suite struct ComparisonTests {
  private static func row(
    _ strategy: String = "greedy", items: Int = 100, calls: Int = 50, hits: Int = 0,
    allocations: Int? = 10, bytes: Int? = 640, latency: Double = 2, throughput: Double = 4,
    status: Status = .ok
  ) -> ResultRow {
    var row = ResultRow(
      key: CellKey(
        suite: "row", workload: "resize", measurer: "embedded", memo: "off", items: items,
        width: Double(items) * 30, fill: 0.5),
      strategy: strategy, facts: ["visible": "\(items / 2)", "labels_digest": "f00d"],
      status: status,
      time: TimeSummary(minimum: latency, median: Estimate(latency), ninetiethPercentile: latency),
      yardstickRatios: [.latency: Estimate(latency), .throughput: Estimate(throughput)],
      launchSpreads: [
        .latency: LaunchSpread(mean: latency, deviation: 0.01, launches: 3),
        .throughput: LaunchSpread(mean: throughput, deviation: 0.01, launches: 3),
      ],
      counts: WorkCounts(["measure_calls": calls, "cache_hits": hits]),
      allocations: AllocationRecord(
        allocations: allocations, allocatedBytes: bytes, freedBytes: bytes, stateBytes: 0))
    row.extent.samples = 12
    row.extent.preemptions = 0
    return row
  }

  private func compare(
    _ base: [ResultRow], _ new: [ResultRow], allowances: [Allowance] = [],
    change: (inout RunEnvironment) -> Void = { _ in }
  ) -> Comparison {
    var environment = RunEnvironment.known
    change(&environment)
    return Comparison(
      base: ResultSet(rows: base, environment: RunEnvironment.known),
      new: ResultSet(rows: new, environment: environment), allowances: allowances)
  }

  private let gate = GateRules(judgesTime: true)

  @Test func equalRunsPass() {
    let comparison = compare([Self.row()], [Self.row()])
    #expect(comparison.findings.isEmpty)
    #expect(comparison.obstacles.isEmpty)
    #expect(comparison.extent == ComparisonExtent(rows: 1, equalValues: 7, timedCells: 1))
    #expect(comparison.outcome(by: gate) == .passed)
  }

  @Test(
    "One measure call, one allocation or 16 bytes more are found",
    arguments: [
      (row(calls: 51), "measure_calls"), (row(allocations: 11), "allocations"),
      (row(bytes: 656), "allocated_bytes"),
    ])
  func injected(new: ResultRow, metric: String) {
    let comparison = compare([Self.row()], [new])
    #expect(comparison.findings.first?.metric == metric)
    #expect(comparison.findings.first?.verdict == .worse)
    #expect(comparison.outcome(by: GateRules()) == .regression)
  }

  @Test func lessIsBetterAndPassesUnlessTheBaselineShouldBeRenewed() {
    let comparison = compare([Self.row()], [Self.row(calls: 49)])
    #expect(comparison.findings.map(\.verdict) == [.better])
    #expect(comparison.outcome(by: GateRules()) == .passed)
    #expect(comparison.outcome(by: GateRules(failsOnImprovement: true)) == .regression)
  }

  @Test func whatIsRememberedInsteadOfMeasuredIsNoLoss() {
    let comparison = compare([Self.row(calls: 50, hits: 0)], [Self.row(calls: 10, hits: 40)])
    #expect(comparison.findings.map(\.verdict) == [.better])
    let more = compare([Self.row(calls: 50, hits: 0)], [Self.row(calls: 50, hits: 1)])
    #expect(more.findings.map(\.verdict) == [.worse])
  }

  @Test func anotherAllocatorLeavesAllocationsUncomparedAndSaysSo() {
    let comparison = compare([Self.row()], [Self.row(allocations: 99)]) { $0.allocator = "other" }
    #expect(comparison.findings.isEmpty)
    #expect(comparison.obstacles.map(\.scope) == [.allocations, .time])
    #expect(comparison.outcome(by: GateRules()) == .passed)
    #expect(comparison.outcome(by: gate) == .notComparable)
  }

  @Test(
    "Other labels, fonts, measurers or seeds make nothing comparable",
    arguments: ["font", "seed", "harfbuzz", "measurer"])
  func otherInputs(column: String) {
    let comparison = compare([Self.row()], [Self.row(calls: 99)]) {
      switch column {
      case "font": $0.font = "other"
      case "seed": $0.seed = 2
      case "harfbuzz": $0.harfbuzz = "6.0.0"
      default: $0.measurer = "harfbuzz"
      }
    }
    #expect(comparison.findings.isEmpty)
    #expect(comparison.outcome(by: GateRules()) == .notComparable)
  }

  @Test func aRowOfTheBaselineThatIsMissingIsNoPassAndANewOneIs() {
    let two = [Self.row(), Self.row("cached")]
    #expect(compare(two, [Self.row()]).outcome(by: GateRules()) == .notComparable)
    let added = compare([Self.row()], two)
    #expect(added.findings.map(\.verdict) == [.added])
    #expect(added.outcome(by: GateRules()) == .passed)
  }

  @Test func nothingInCommonIsNoPass() {
    #expect(compare([], []).outcome(by: GateRules()) == .notComparable)
  }

  @Test(
    "A status has an outcome",
    arguments: [
      (Status.failed, ComparisonOutcome.regression), (.interrupted, .inconclusive),
      (.overBudget, .inconclusive), (.fewSamples, .passed),
    ])
  func status(status: Status, outcome: ComparisonOutcome) {
    let comparison = compare([Self.row()], [Self.row(status: status)])
    #expect(comparison.outcome(by: GateRules()) == outcome)
  }

  @Test func aValueThatIsNoLongerKnownIsNoPass() {
    let base = [Self.row(), Self.row("cached")]
    let comparison = compare(base, [Self.row(), Self.row("cached", allocations: nil)])
    #expect(comparison.outcome(by: GateRules()) == .inconclusive)
  }

  @Test func anAllowanceCoversWhatItNamesAndNoMore() {
    let allowance = Allowance(
      suite: "row", workload: "resize", strategy: "greedy", metric: "allocations",
      limit: .absolute(2), reason: "heights are kept too", line: 1)
    let covered = compare([Self.row()], [Self.row(allocations: 12)], allowances: [allowance])
    #expect(covered.findings.map(\.verdict) == [.accepted])
    #expect(covered.outcome(by: GateRules()) == .passed)
    #expect(covered.unusedAllowances.isEmpty)
    let exceeded = compare([Self.row()], [Self.row(allocations: 13)], allowances: [allowance])
    #expect(exceeded.outcome(by: GateRules()) == .regression)
    #expect(exceeded.unusedAllowances == [allowance])
  }

  @Test func aValueThatOnlyTheNewRunKnowsIsCountedAsUnknownBefore() {
    let unknown = Self.row(allocations: nil, bytes: nil)
    let known = Self.row("cached")
    #expect(compare([unknown, known], [unknown, known]).extent.unknownValues == 0)
    let extent = compare([unknown, known], [Self.row(), known]).extent
    // Allocations, the bytes allocated, and those kept.
    #expect(extent.unknownValues == 3, "\(extent)")
  }

  @Test func aSearchThatBecomesLinearFailsOnGrowth() {
    let sizes = [10, 100, 1000, 10_000]
    let base = sizes.enumerated().map { Self.row("cached", items: $1, calls: 4 + 3 * $0) }
    let new = sizes.map { Self.row("cached", items: $0, calls: $0 / 2) }
    let comparison = compare(base, new)
    #expect(comparison.findings.contains { $0.check == .growth && $0.verdict == .worse })
    #expect(comparison.outcome(by: GateRules()) == .regression)
  }

  @Test func aTimeIsWorseOnlyIfBothYardsticksSaySo() {
    let base = (0..<30).map { Self.row("s\($0)") }
    var new = base
    new[3] = Self.row("s3", latency: 3, throughput: 6)
    let both = compare(base, new)
    #expect(both.findings.map(\.verdict) == [.worse])
    #expect(both.findings.first?.subject.strategy == "s3")
    #expect(both.outcome(by: gate) == .regression)
    #expect(both.outcome(by: GateRules()) == .passed)
    new[3] = Self.row("s3", latency: 3, throughput: 4)
    #expect(compare(base, new).findings.isEmpty)
  }

  @Test func aDisturbedMachineMakesTimesInconclusive() {
    let base = (0..<30).map { Self.row("s\($0)") }
    let new = (0..<30).map { Self.row("s\($0)", latency: 3.4, throughput: 4) }
    let comparison = compare(base, new)
    #expect(comparison.obstacles.map(\.isDisturbance) == [true])
    #expect(comparison.outcome(by: gate) == .inconclusive)
    #expect(comparison.outcome(by: GateRules()) == .passed)
  }

  @Test func preemptedSamplesMakeASlowCellInconclusive() {
    let base = (0..<30).map { Self.row("s\($0)") }
    var new = base
    new[3] = Self.row("s3", latency: 3, throughput: 6)
    new[3].extent.preemptions = 9
    #expect(compare(base, new).findings.map(\.verdict) == [.inconclusive])
  }
}
