import Foundation
import Measurement
import Testing

@testable import Analysis

/// What a gate comes to on machines whose noise is known: a baseline of six launches, a first look
/// of three, and a second one of six at what looks slower.
@Suite struct GateSimulationTests {
  @Test(
    "A strategy that is 25 % slower is found in 95 % of the gates that are not inconclusive",
    arguments: [0.005, 0.01, 0.02, 0.03, 0.04, 0.06])
  func power(deviation: Double) {
    var simulation = GateSimulation(seed: 21, deviation: deviation)
    let outcomes = (0..<40).map { _ in simulation.outcome(slowdown: 1.25) }
    let conclusive = outcomes.filter { $0 != .inconclusive }
    let found = conclusive.filter { $0 == .regression }
    #expect(
      Double(found.count) >= 0.95 * Double(conclusive.count),
      "\(found.count) of \(conclusive.count)")
    if deviation <= 0.02 { #expect(conclusive.count >= 37) }
  }

  @Test(
    "Unchanged code raises no alarm, and passes where launches differ by 2 % or less",
    arguments: [0.005, 0.01, 0.02, 0.04, 0.1, 0.3])
  func unchanged(deviation: Double) {
    var simulation = GateSimulation(seed: 22, deviation: deviation)
    let outcomes = (0..<40).map { _ in simulation.outcome(slowdown: 1) }
    #expect(!outcomes.contains(.regression))
    if deviation <= 0.02 { #expect(outcomes.filter { $0 == .passed }.count >= 37) }
    if deviation >= 0.1 { #expect(Set(outcomes) == [.inconclusive]) }
  }
}

/// Four strategies in 20 cells. Every row has a deviation between launches of its own, around a
/// typical one, and half of a launch's variance is shared by all rows.
private struct GateSimulation {
  private var generator: SeededGenerator
  private let deviations: [Double]

  private static let strategies = ["a", "b", "c", "d"]
  private static let cells = 20

  init(seed: UInt64, deviation: Double) {
    var generator = SeededGenerator(seed: seed)
    deviations = (0..<Self.strategies.count * Self.cells).map { _ in
      deviation * exp(0.5 * generator.normal())
    }
    self.generator = generator
  }

  /// - Parameter slowdown: As a factor, of one of the strategies.
  mutating func outcome(slowdown: Double) -> ComparisonOutcome {
    let rules = GateRules(judgesTime: true)
    let base = run(launches: 6)
    var new = run(launches: 3, slowdown: slowdown)
    var comparison = Comparison(base: base, new: new)
    if !comparison.suspects.isEmpty {
      let suspects = Set(comparison.suspects)
      let again = run(launches: 6, slowdown: slowdown)
      new.rows = zip(new.rows, again.rows).map { suspects.contains($0.subject) ? $1 : $0 }
      comparison = Comparison(
        base: base, new: new, terms: ComparisonTerms(timedSubjects: suspects))
    }
    return comparison.outcome(by: rules)
  }

  private mutating func run(launches: Int, slowdown: Double = 1) -> ResultSet {
    let shared = (0..<launches).map { _ in generator.normal() }
    var rows: [ResultRow] = []
    for cell in 0..<Self.cells {
      for (number, strategy) in Self.strategies.enumerated() {
        let deviation = deviations[cell * Self.strategies.count + number]
        let values = shared.enumerated().map { launch, shared in
          let noise = 0.5.squareRoot() * (shared + generator.normal()) * deviation
          return LaunchValue(
            launch: launch, value: exp(noise) * (strategy == "d" ? slowdown : 1))
        }
        rows.append(Self.row(strategy, cell: cell, spread: LaunchSpread(of: values)))
      }
    }
    return ResultSet(rows: rows, environment: .known)
  }

  private static func row(_ strategy: String, cell: Int, spread: LaunchSpread?) -> ResultRow {
    var row = ResultRow(
      key: CellKey(
        suite: "row", workload: "resize", measurer: "embedded", memo: "off", items: cell + 1,
        width: 680, fill: nil),
      strategy: strategy, facts: ["labels_digest": "f00d"], status: .ok,
      time: TimeSummary(minimum: 1, median: Estimate(1), ninetiethPercentile: 1),
      yardstickRatios: [.latency: Estimate(1), .throughput: Estimate(1)])
    for yardstick in Yardstick.allCases { row.launchSpreads[yardstick] = spread }
    row.counts = WorkCounts(["measure_calls": 1])
    return row
  }
}
