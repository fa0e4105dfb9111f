import Analysis
import Foundation
import Measurement
import Reporting
import Testing

/// Whether what a report says of item counts that were not measured is so when they are.
@Suite struct BudgetTruthTests {
  /// The item count that is measured directly, and left out of what the limit is read from.
  private static let direct = 32
  /// A busy machine slows one cell and not the next, which no interval of a run knows; then it is
  /// measured again.
  private static let attempts = 4

  private func rows(
    of strategies: [String], workload: String, items: [Int]
  ) throws -> [ResultRow] {
    let folder = try TemporaryFolder()
    let ending = try Bench.run(
      [
        "run", "--allow-debug-build", "--time-budget", "4", "--suite", "row", "--workload",
        workload, "--items", items.map(\.description).joined(separator: ","), "--memo", "off",
        "--measurer", "embedded", "--output", folder.path("r.csv"), "--quiet",
      ] + strategies.flatMap { ["--strategy", $0] })
    #expect(ending.code == 0, "\(ending.notes)")
    let set = try ResultSet(parsing: Array(folder.contents("r.csv").utf8))
    return set.rows.filter { $0.key.fill == nil }
  }

  /// The limit for the time that was measured at the item count left out.
  private func limit() throws -> Estimate {
    let rows = try rows(
      of: ["candidates"], workload: "first-fit", items: [6, 10, 20, Self.direct, 50, 100])
    let measured = try #require(rows.first { $0.key.items == Self.direct }?.time?.median.value)
    let block = try #require(
      WorkloadBlock.blocks(of: rows.filter { $0.key.items != Self.direct }).first)
    guard case .upTo(let limit) = BudgetLimit(of: "candidates", in: block, nanoseconds: measured)
    else { return Estimate(0) }
    return limit
  }

  @Test(
    "The item count named for a budget is the one at which an operation takes the budget",
    .enabled(
      if: ProcessInfo.processInfo.environment["BENCH_TIMING_TESTS"] != nil,
      "it compares times, so it needs a machine with nothing else running: set BENCH_TIMING_TESTS"))
  func budget() throws {
    var limits: [Estimate] = []
    for _ in 0..<Self.attempts {
      limits.append(try limit())
      let agrees = limits.last?.interval?.contains(Double(Self.direct)) ?? false
      if agrees { return }
    }
    Issue.record("at \(Self.direct) items, the limits were \(limits)")
  }

  /// Which of the two is faster at some item counts, measured there and nowhere else.
  private func race(_ one: String, _ other: String, at items: [Int]) throws -> Race {
    let rows = try rows(of: [one, other], workload: "resize", items: items)
    let block = try #require(WorkloadBlock.blocks(of: rows).first)
    return Race(of: one, against: other, in: block)
  }

  @Test(
    "On both sides of a crossover's interval, a direct measurement finds the strategy named faster",
    .enabled(
      if: ProcessInfo.processInfo.environment["BENCH_TIMING_TESTS"] != nil,
      "it compares times, so it needs a machine with nothing else running: set BENCH_TIMING_TESTS"))
  func crossover() throws {
    let (few, many) = ("candidates-lazy", "solver-view")
    var seen: [Race] = []
    for _ in 0..<Self.attempts {
      seen.append(try race(few, many, at: [3, 6, 24, 60]))
      guard case .changes(let crossovers) = seen[seen.count - 1], crossovers.count == 1,
        crossovers[0].faster == many, let interval = crossovers[0].items.interval
      else { continue }
      let below = Int(interval.low.rounded(.down)) - 1
      let above = Int(interval.high.rounded(.up)) + 1
      let direct = [try race(few, many, at: [below]), try race(few, many, at: [above])]
      seen += direct
      if case .always(faster: few, _, _) = direct[0], case .always(faster: many, _, _) = direct[1] {
        return
      }
    }
    Issue.record("found \(seen)")
  }
}
