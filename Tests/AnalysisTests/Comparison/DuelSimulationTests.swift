import Foundation
import Measurement
import Testing

@testable import Analysis

/// What a duel of ten launches of 20 pairs comes to, on pairs that scatter as they do on a shared
/// machine with two cores.
@Suite struct DuelSimulationTests {
  @Test(
    "One row of 44 that is slower is found, and nothing else",
    arguments: [(1.05, 0.04, 0.95), (1.05, 0.06, 0.8), (1.1, 0.1, 0.95)])
  func power(slowdown: Double, deviation: Double, least: Double) {
    var simulation = DuelSimulation(seed: 31, deviation: deviation)
    let duels = (0..<60).map {
      simulation.confirmed(slowdown: slowdown, of: $0 % DuelSimulation.rows)
    }
    let found = duels.enumerated().filter { $1.contains($0 % DuelSimulation.rows) }
    #expect(Double(found.count) >= least * Double(duels.count), "\(found.count)")
    for (number, confirmed) in duels.enumerated() {
      #expect(confirmed.isSubset(of: [number % DuelSimulation.rows]))
    }
  }

  @Test("Unchanged code raises no alarm that is confirmed", arguments: [0.02, 0.1])
  func unchanged(deviation: Double) {
    var simulation = DuelSimulation(seed: 32, deviation: deviation)
    #expect((0..<60).allSatisfy { _ in simulation.confirmed(slowdown: 1, of: 0).isEmpty })
  }

  @Test("With all rows at the least effect, one first look in ten alarms or fewer")
  func edge() {
    var simulation = DuelSimulation(seed: 33, deviation: 0.05)
    let alarms = (0..<100).filter { _ in
      !simulation.look(slowdowns: Array(repeating: 1.02, count: DuelSimulation.rows)).alarms.isEmpty
    }
    #expect(alarms.count <= 10, "\(alarms.count)")
  }
}

/// Pairs whose ratios scatter by a typical deviation, differently from row to row. One in ten was
/// disturbed and scatters four times as much.
private struct DuelSimulation {
  static let rows = 44
  private static let launches = 10
  private static let rounds = 20

  private var generator: SeededGenerator
  private let deviations: [Double]

  init(seed: UInt64, deviation: Double) {
    var generator = SeededGenerator(seed: seed)
    deviations = (0..<Self.rows).map { _ in deviation * exp(0.25 * generator.normal()) }
    self.generator = generator
  }

  /// The rows that two looks call slower, where one of them is.
  mutating func confirmed(slowdown: Double, of row: Int) -> Set<Int> {
    var slowdowns = Array(repeating: 1.0, count: Self.rows)
    slowdowns[row] = slowdown
    let first = look(slowdowns: slowdowns)
    let suspects = Set(first.alarms.map(\.subject.key.items))
    guard !suspects.isEmpty else { return [] }
    return Set(
      look(slowdowns: slowdowns, rows: suspects, prior: first.prior).alarms.map(\.subject.key.items)
    )
  }

  mutating func look(
    slowdowns: [Double], rows: Set<Int>? = nil, prior: SlowdownTest.Prior? = nil
  ) -> DuelComparison {
    let records = (0..<Self.rows).filter { rows?.contains($0) ?? true }.map { row in
      DuelRecord(
        key: CellKey(suite: "s", workload: "w", measurer: "m", memo: "off", items: row),
        strategy: "a",
        pairs: (0..<Self.launches * Self.rounds).map { number in
          pair(launch: number / Self.rounds, slowdown: slowdowns[row], deviation: deviations[row])
        })
    }
    return DuelComparison(records, leastEffect: 0.02, prior: prior)
  }

  private mutating func pair(launch: Int, slowdown: Double, deviation: Double) -> DuelPair {
    let isDisturbed = Int.random(in: 0..<10, using: &generator) == 0
    let noise = deviation * (isDisturbed ? 4 : 1) * generator.normal()
    return DuelPair(
      launch: launch, iterations: 1, base: 1_000_000, head: Int(1e6 * slowdown * exp(noise)))
  }
}
