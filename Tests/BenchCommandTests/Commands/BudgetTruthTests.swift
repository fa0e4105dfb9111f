import Analysis
import Foundation
import Measurement
import Reporting
import Testing

/// Whether what a report says of item counts that were not measured is so when they are.
@Suite struct BudgetTruthTests {
  private func block(items: String, seconds: Int) throws -> WorkloadBlock {
    let folder = try TemporaryFolder()
    let ending = try Bench.run([
      "run", "--allow-debug-build", "--time-budget", "\(seconds)", "--items", items, "--strategy",
      "candidates", "--workload", "first-fit", "--memo", "off", "--measurer", "embedded",
      "--output", folder.path("r.csv"), "--quiet",
    ])
    #expect(ending.code == 0, "\(ending.notes)")
    let set = try ResultSet(parsing: Array(folder.contents("r.csv").utf8))
    return try #require(WorkloadBlock.blocks(of: set.rows).first { $0.key.fill == nil })
  }

  /// How far the machine may drift between two runs, which no interval of one run knows.
  private static let drift = 1.5

  @Test("At the item count named for a budget, an operation takes the budget")
  func budget() throws {
    let first = try block(items: "6,10,20,50,100", seconds: 4)
    let times = try [20, 50].map { items in
      try #require(first["candidates", items: items]?.time?.median.value)
    }
    // Between two sizes that were measured, however fast the machine is.
    let budget = (times[0] * times[1]).squareRoot()
    guard
      case .upTo(let limit) = BudgetLimit(of: "candidates", in: first, nanoseconds: budget),
      let interval = limit.interval
    else {
      Issue.record("no limit")
      return
    }
    let items = [interval.low, limit.value, interval.high].map { Int($0.rounded()) }
    let direct = try block(items: items.map(String.init).joined(separator: ","), seconds: 4)
    func time(_ items: Int) throws -> Interval {
      let median = try #require(direct["candidates", items: items]?.time?.median)
      return median.interval ?? Interval(low: median.value, high: median.value)
    }
    #expect(try time(items[0]).low / Self.drift <= budget)
    #expect(try time(items[2]).high * Self.drift >= budget)
    let named = try time(items[1])
    #expect(named.low / Self.drift <= budget && budget <= named.high * Self.drift)
  }
}
