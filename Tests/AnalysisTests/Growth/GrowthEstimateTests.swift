import Analysis
import Foundation
import Testing

@Suite struct GrowthEstimateTests {
  private static let sizes = [6, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

  private func points(_ sizes: [Int] = sizes, _ cost: (Double) -> Double) -> [GrowthPoint] {
    sizes.map { GrowthPoint(items: $0, cost: cost(Double($0))) }
  }

  @Test func aSlopeOfOneIsTwiceTheTimeForTwiceTheItems() throws {
    let slope = try #require(GrowthEstimate(of: points { 7 * $0 }).slope)
    #expect(abs(slope.value - 1) < 1e-9)
    #expect(try #require(slope.interval).contains(slope.value))
  }

  @Test func weightsAreTogetherOne() {
    let weights = GrowthEstimate(of: points { 100 + 3 * $0 }).weights
    #expect(weights.count == GrowthModel.allCases.count)
    #expect(abs(weights.values.reduce(0, +) - 1) < 1e-9)
  }

  @Test func fewSizesAreNotDecided() {
    let few = GrowthEstimate(of: points([6, 60, 600, 6000, 60_000]) { $0 })
    #expect(few.growth == .notDecided(.tooFewSizes))
    #expect(GrowthEstimate(of: []).growth == .notDecided(.tooFewSizes))
  }

  @Test func aSmallRangeIsNotDecided() {
    let near = GrowthEstimate(of: points([10, 20, 30, 40, 50, 60, 70]) { $0 })
    #expect(near.growth == .notDecided(.tooSmallRange))
  }

  @Test("A growth that no model has leaves a trend", arguments: [1.5, 2.5, 0.5])
  func trend(exponent: Double) {
    let estimate = GrowthEstimate(of: points { pow($0, exponent) })
    #expect(estimate.growth == .notDecided(.trend))
  }

  @Test func nothingAtAllIsConstant() {
    let estimate = GrowthEstimate(of: points { _ in 0 }, isCount: true)
    #expect(estimate.growth == .like(.constant))
    #expect(estimate.formula?.description == "0")
    #expect(GrowthEstimate(of: points { $0 < 50 ? 0 : $0 }).growth == .notDecided(.partlyZero))
  }

  @Test func theOrderOfThePointsDoesNotMatter() {
    let forward = GrowthEstimate(of: points { $0 * $0 }, isCount: true)
    let backward = GrowthEstimate(of: points { $0 * $0 }.reversed(), isCount: true)
    #expect(forward.growth == backward.growth)
    #expect(forward.formula == backward.formula)
  }

  @Test(
    "Counts have exact formulas where they have one",
    arguments: [
      "21", "n", "2n + 1", "n²", "n² - 1", "n(n+1)/2", "n(n+1)/2 + n", "n(n+1)/2 - n",
      "3n(n+1)/2 + 2",
    ])
  func formulas(text: String) throws {
    let counts: [String: (Double) -> Double] = [
      "n(n+1)/2": { $0 * ($0 + 1) / 2 }, "n": { $0 }, "21": { _ in 21 },
      "n(n+1)/2 + n": { $0 * ($0 + 1) / 2 + $0 }, "n² - 1": { $0 * $0 - 1 },
      "2n + 1": { 2 * $0 + 1 }, "3n(n+1)/2 + 2": { 3 * $0 * ($0 + 1) / 2 + 2 },
      "n(n+1)/2 - n": { $0 * ($0 + 1) / 2 - $0 }, "n²": { $0 * $0 },
    ]
    let count = try #require(counts[text])
    let formula = try #require(CountFormula(of: points { count($0) }))
    #expect(formula.description == text)
    #expect(formula.value(at: 77) == count(77))
  }

  @Test func oneCountOffTheFormulaMeansNone() {
    var counts = points { $0 * ($0 + 1) / 2 }
    counts[4].cost += 1
    #expect(CountFormula(of: counts) == nil)
    #expect(CountFormula(of: Array(points { $0 }.prefix(3))) == nil)
  }
}
