import Foundation
import Testing

@testable import Analysis

@Suite struct GrowthExponentTests {
  private let sizes = [6, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

  private func exponent(_ value: (Double) -> Double) throws -> GrowthExponent {
    try #require(GrowthExponent(sizes.map { (items: $0, value: value(Double($0))) }))
  }

  /// Anscombe, "Graphs in Statistical Analysis" (1973): slope 0.5001, standard error 0.1179. As
  /// powers of two, since a slope does not depend on the logarithms' base.
  @Test func theLineMatchesAPublishedExample() throws {
    let x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    let y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    let growth = try #require(GrowthExponent(zip(x, y).map { (items: 1 << $0, value: exp2($1)) }))
    #expect(abs(growth.slope - 0.5001) < 0.0001)
    // 2.262 is the quantile of 9 degrees of freedom.
    #expect(abs((growth.interval.high - growth.slope) - 2.262 * 0.1179) < 0.0005)
  }

  @Test func aPowerIsItsExponent() throws {
    #expect(abs(try exponent { 3 * $0 * $0 }.slope - 2) < 1e-9)
    #expect(abs(try exponent { _ in 7 }.slope) < 1e-9)
  }

  @Test func fromLogarithmicToLinearIsSteeperAndAFactorIsNot() throws {
    let logarithmic = try exponent { log2($0 + 1) + 4 }
    let linear = try exponent { $0 / 2 + 3 }
    #expect(linear.isSteeper(than: logarithmic))
    #expect(!logarithmic.isSteeper(than: linear))
    #expect(!(try exponent { 1.3 * (log2($0 + 1) + 4) }).isSteeper(than: logarithmic))
  }

  @Test func tooFewPointsOrTooShortARangeHaveNoSlope() {
    #expect(GrowthExponent([(6, 1), (60, 2), (600, 3)]) == nil)
    #expect(GrowthExponent([(6, 1), (7, 2), (8, 3), (9, 4)]) == nil)
    #expect(GrowthExponent([(6, 0), (60, 0), (600, 0), (6000, 0)]) == nil)
  }
}
