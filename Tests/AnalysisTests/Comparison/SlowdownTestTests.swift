import Foundation
import Measurement
import Testing

@testable import Analysis

@Suite struct SlowdownTestTests {
  /// The p-values 0.01, 0.04, 0.03 and 0.005 of the example in Wikipedia's "Holm–Bonferroni method"
  /// become 0.03, 0.06, 0.06 and 0.02.
  @Test func holmsCorrectionMatchesAWorkedExample() {
    let adjusted = Holm.adjusted([0.01, 0.04, 0.03, 0.005])
    for (value, expected) in zip(adjusted, [0.03, 0.06, 0.06, 0.02]) {
      #expect(abs(value - expected) < 1e-12)
    }
    #expect(Holm.adjusted([]).isEmpty)
    #expect(Holm.adjusted([0.7, 0.9]) == [1, 1])
  }

  /// Two samples of 15 with means 20.8 and 23.0 and variances 7.9 and 3.8: t = -2.46 with 25.0
  /// degrees of freedom, two-sided p = 0.021 (example 1 of Wikipedia's "Welch's t-test").
  @Test func welchsTestMatchesAWorkedExample() throws {
    let test = SlowdownTest(prior: .init(deviations: []), leastEffect: 0)
    let base = LaunchSpread(mean: exp(20.8), deviation: 7.9.squareRoot(), launches: 15)
    let new = LaunchSpread(mean: exp(23.0), deviation: 3.8.squareRoot(), launches: 15)
    let probabilities = try #require(test.probabilities(base: base, new: new))
    #expect(abs(2 * probabilities.slower - 0.021) < 0.001)
    #expect(abs(probabilities.slower + probabilities.faster - 1) < 1e-12)
  }

  @Test func oneLaunchIsNoTest() {
    let test = SlowdownTest(prior: .init(deviations: []), leastEffect: 0.15)
    let one = LaunchSpread(mean: 1, deviation: nil, launches: 1)
    let three = LaunchSpread(mean: 9, deviation: 0.01, launches: 3)
    #expect(test.probabilities(base: one, new: three) == nil)
  }

  @Test func aFewCellsDoNotModerateOneAnother() {
    #expect(SlowdownTest.Prior(deviations: [0.1, 0.2]).weight == 0)
    #expect(SlowdownTest.Prior(deviations: Array(repeating: 0.1, count: 20)).weight > 0)
  }

  @Test("Of 200 unchanged cells, in fewer than 1 % of comparisons is any called worse")
  func familyOfUnchangedCells() {
    var simulation = ComparisonSimulation(seed: 11, cells: 200, launches: 3)
    #expect(simulation.alarmRate(runs: 400, slowdown: 1) < 0.01)
  }

  @Test("With all 200 cells at the least effect, 5 % of comparisons or fewer raise an alarm")
  func familyAtTheEdge() {
    var simulation = ComparisonSimulation(seed: 12, cells: 200, launches: 3)
    let rate = simulation.alarmRate(runs: 400, slowdown: 1.15)
    // Two standard errors of a share of 5 % among 400.
    #expect(rate < 0.05 + 0.022, "\(rate)")
  }

  @Test("A cell that is 40 % slower among 200 is found in most comparisons", arguments: [3, 5])
  func power(launches: Int) {
    var simulation = ComparisonSimulation(seed: 13, cells: 200, launches: launches)
    let rate = simulation.detectionRate(runs: 200, slowdown: 1.4)
    #expect(rate > (launches == 3 ? 0.7 : 0.9), "\(rate)")
  }
}

/// Launches of many cells with known truth: each cell has a deviation between launches of its own,
/// from 0.5 to 8 %, and all cells share a part of what a launch is like.
private struct ComparisonSimulation {
  var generator: SeededGenerator
  let cells: Int
  let launches: Int
  let deviations: [Double]

  init(seed: UInt64, cells: Int, launches: Int) {
    generator = SeededGenerator(seed: seed)
    self.cells = cells
    self.launches = launches
    var own = generator
    deviations = (0..<cells).map { _ in
      0.005 * pow(16, Double.random(in: 0...1, using: &own))
    }
    generator = own
  }

  mutating func alarmRate(runs: Int, slowdown: Double) -> Double {
    rate(runs) { $0.worse(slowdowns: Array(repeating: slowdown, count: $0.cells)).contains(true) }
  }

  mutating func detectionRate(runs: Int, slowdown: Double) -> Double {
    rate(runs) { simulation in
      let cell = Int.random(in: 0..<simulation.cells, using: &simulation.generator)
      var slowdowns = Array(repeating: 1.0, count: simulation.cells)
      slowdowns[cell] = slowdown
      return simulation.worse(slowdowns: slowdowns)[cell]
    }
  }

  private mutating func rate(_ runs: Int, _ isHit: (inout Self) -> Bool) -> Double {
    Double((0..<runs).filter { _ in isHit(&self) }.count) / Double(runs)
  }

  private mutating func worse(slowdowns: [Double]) -> [Bool] {
    let base = spreads(slowdowns: Array(repeating: 1, count: cells))
    let new = spreads(slowdowns: slowdowns)
    let prior = SlowdownTest.Prior(deviations: (base + new).compactMap(\.deviation))
    let test = SlowdownTest(prior: prior, leastEffect: 0.15)
    return isWorse(zip(base, new).map { test.probabilities(base: $0, new: $1)?.slower ?? 1 })
  }

  private func isWorse(_ probabilities: [Double]) -> [Bool] {
    Holm.adjusted(probabilities).map { $0 <= ComparisonTerms.significance }
  }

  private mutating func spreads(slowdowns: [Double]) -> [LaunchSpread] {
    let common = (0..<launches).map { _ in generator.normal() }
    return (0..<cells).map { cell in
      let values = (0..<launches).map { launch in
        let noise =
          deviations[cell] * (0.5 * common[launch] + 0.75.squareRoot() * generator.normal())
        return LaunchValue(launch: launch, value: slowdowns[cell] * exp(noise))
      }
      guard let spread = LaunchSpread(of: values) else { preconditionFailure("there are launches") }
      return spread
    }
  }
}
