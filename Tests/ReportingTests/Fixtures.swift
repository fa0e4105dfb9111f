import Analysis
import Measurement

/// Recordings and environments that tests make their results from.
enum Fixture {
  static let environment: RunEnvironment = {
    var environment = RunEnvironment(
      seed: 42, command: ["bench", "run"], allocatorServesMalloc: true)
    environment.os = "Debian 12"
    environment.arch = "x86_64"
    environment.cpu = "Example CPU @ 2.00GHz"
    environment.cores = 2
    environment.swift = "6.3.1"
    environment.allocator = "jemalloc 5.3.0"
    environment.commit = "0123abc"
    environment.measurer = "harfbuzz"
    environment.harfbuzz = "6.0.0"
    environment.font = "DejaVu Sans 2.37"
    environment.measurerReason =
      "labels are measured by HarfBuzz 6.0.0 with DejaVu Sans 2.37: both were found"
    return environment
  }()

  static func key(
    items: Int, workload: String = "first-fit", width: Double? = 680, fill: Double? = nil
  ) -> CellKey {
    CellKey(
      suite: "row", workload: workload, measurer: "harfbuzz", memo: "off", items: items,
      width: width, fill: fill)
  }

  /// `count` samples of one operation in each of three launches, the launches a little apart.
  static func contender(
    _ name: String, nanoseconds: Double, count: Int = 3, allocations: Int? = 0,
    counts: [String: Int] = [:]
  ) -> ContenderRecord {
    let samples = (0..<3).flatMap { launch in
      (0..<count).map { round in
        let time = nanoseconds * (1 + 0.01 * Double(launch) + 0.001 * Double(round))
        return Sample(
          launch: launch, round: round, iterations: 1000, nanoseconds: Int(time * 1000))
      }
    }
    return ContenderRecord(
      name: name, status: .ok, counts: WorkCounts(counts),
      allocations: AllocationRecord(allocations: allocations), samples: samples)
  }

  static func rows(_ cells: [CellRecord]) -> [ResultRow] { Recording(cells: cells).resultRows() }

  /// A whole workload: quadratic, quadratic until it fits, and two flat strategies.
  static var workload: [ResultRow] {
    let sizes = [6, 10, 50, 100, 1000, 10000]
    return rows(
      sizes.map { items in
        let n = Double(items)
        let appearances = items * (items + 1) / 2
        var candidates = contender(
          "candidates", nanoseconds: 2000 * Double(appearances), count: items < 1000 ? 3 : 1,
          allocations: appearances + items)
        if items == 10000 {
          candidates = ContenderRecord(
            name: "candidates", status: .overBudget,
            reason: "100 s is more than its share of the time.", counts: WorkCounts())
        }
        return CellRecord(
          key: key(items: items), facts: ["visible": "5", "hidden": "\(items - 5)"],
          contenders: [
            candidates,
            contender(
              "candidates-lazy", nanoseconds: 1800 * Double(appearances), allocations: appearances),
            contender("greedy", nanoseconds: 13_000, allocations: 8),
            contender("cached", nanoseconds: 13_100 + n, allocations: 12),
          ])
      })
  }
}
