import Analysis
import Foundation
import Measurement
import Testing

/// Costs of a known growth, measured with a seeded error in proportion to them.
@Suite struct GrowthSimulationTests {
  struct Truth: CustomTestStringConvertible, Sendable {
    var name: String
    var model: GrowthModel
    var cost: @Sendable (Double) -> Double
    var isPure = false
    var testDescription: String { name }
  }

  static let truths = [
    Truth(name: "constant", model: .constant, cost: { _ in 13_000 }, isPure: true),
    Truth(name: "log n", model: .logarithmic, cost: { 40 * log($0) }, isPure: true),
    Truth(name: "100 + 40 log n", model: .logarithmic, cost: { 100 + 40 * log($0) }),
    Truth(name: "n", model: .linear, cost: { 20 * $0 }, isPure: true),
    Truth(name: "500 + 0.5 n", model: .linear, cost: { 500 + 0.5 * $0 }),
    Truth(name: "2000 + 0.5 n", model: .linear, cost: { 2000 + 0.5 * $0 }),
    Truth(name: "5000 + 0.5 n", model: .linear, cost: { 5000 + 0.5 * $0 }),
    Truth(name: "n log n", model: .linearithmic, cost: { 12 * $0 * log($0) }, isPure: true),
    Truth(name: "1000 + n log n", model: .linearithmic, cost: { 1000 + $0 * log($0) }),
    Truth(name: "n²", model: .quadratic, cost: { 3 * $0 * $0 }, isPure: true),
    Truth(name: "5000 + n²", model: .quadratic, cost: { 5000 + $0 * $0 }),
    Truth(name: "n + n²", model: .linearAndQuadratic, cost: { 2000 * $0 + 40 * $0 * $0 }),
    Truth(name: "n + n²/1000", model: .linearAndQuadratic, cost: { $0 + 0.001 * $0 * $0 }),
  ]
  static let sizes = [6, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
  static let runs = 200

  private struct Tally {
    var decided = 0
    var wrong = 0
  }

  private func simulate(_ truth: Truth, noise: Double, seed: UInt64) -> Tally {
    var generator = SeededGenerator(seed: seed)
    var tally = Tally()
    for _ in 0..<Self.runs {
      let points = Self.sizes.map { items in
        GrowthPoint(
          items: items, cost: truth.cost(Double(items)) * exp(noise * generator.normal()))
      }
      switch GrowthEstimate(of: points).growth {
      case .like(let model):
        tally.decided += 1
        if model != truth.model { tally.wrong += 1 }
      case .between(let slow, let fast):
        if !(slow...fast).contains(truth.model) { tally.wrong += 1 }
      case .notDecided:
        break
      }
    }
    return tally
  }

  @Test("The named growth is wrong in fewer than 1 % of runs", arguments: truths, [0.02, 0.08])
  func wrong(truth: Truth, noise: Double) {
    let tally = simulate(truth, noise: noise, seed: 1)
    #expect(100 * tally.wrong < Self.runs, "seed 1: \(tally.wrong) of \(Self.runs)")
  }

  @Test(
    "Pure growth is decided in at least 90 % of runs at 2 % noise",
    arguments: truths.filter(\.isPure))
  func decided(truth: Truth) {
    let tally = simulate(truth, noise: 0.02, seed: 2)
    #expect(tally.decided >= Self.runs * 9 / 10, "seed 2: \(tally.decided) of \(Self.runs)")
  }
}
