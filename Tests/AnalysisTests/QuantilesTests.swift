import Foundation
import Measurement
import Testing

@testable import Analysis

@Suite struct QuantilesTests {
  @Test(
    "Type 7 quantiles agree with R's quantile()",
    arguments: [
      (0.0, 1.0), (0.25, 1.75), (0.5, 2.5), (0.9, 6.5), (1.0, 8.0),
    ])
  func quantilesOfFour(share: Double, expected: Double) throws {
    let quantiles = try #require(Quantiles(of: [8, 1, 3, 2]))
    #expect(abs(quantiles.at(share) - expected) < 1e-12)
  }

  @Test func nothingHasNoQuantiles() {
    #expect(Quantiles(of: []) == nil)
  }

  @Test(
    "The ranks of the median's interval are those of the published table",
    arguments: [
      // n and the rank of the lower end at 95 %: Conover, "Practical Nonparametric Statistics",
      // and any table of the sign test's critical values plus one.
      (5, 0), (6, 1), (8, 1), (9, 2), (11, 2), (12, 3), (15, 4), (17, 5), (20, 6), (25, 8),
      (30, 10), (40, 14), (50, 18), (100, 40),
    ])
  func ranks(count: Int, rank: Int) {
    #expect(BinomialHalf(trials: count).largestRank(tail: 0.025) == rank)
  }

  @Test func ranksOfThousandsOfSamplesDoNotUnderflow() {
    let rank = BinomialHalf(trials: 10_000).largestRank(tail: 0.025)
    // The normal approximation: 5000 - 1.96 * 50, within 1.
    #expect((4901...4903).contains(rank))
  }

  @Test func theIntervalOfSixSpansThemAll() throws {
    let quantiles = try #require(Quantiles(of: [3, 1, 4, 1.5, 9, 2.6]))
    #expect(quantiles.medianInterval() == Interval(low: 1, high: 9))
    #expect(Quantiles(of: [3, 1, 4, 1.5, 9])?.medianInterval() == nil)
  }

  @Test("The interval of the median covers it, whatever the distribution", arguments: [6, 15, 40])
  func coverage(count: Int) {
    var generator = SeededGenerator(seed: 11)
    let runs = 4000
    let hits = (0..<runs).count { _ in
      // Skewed, with a long tail: the cube of an exponential variable, whose median is ln(2)³.
      let values = (0..<count).map { _ in
        let exponential = -log(1 - Double.random(in: 0..<1, using: &generator))
        return exponential * exponential * exponential
      }
      let median = log(2.0) * log(2.0) * log(2.0)
      return Quantiles(of: values)?.medianInterval()?.contains(median) == true
    }
    #expect(Double(hits) / Double(runs) >= 0.945)
  }
}
