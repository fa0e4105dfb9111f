import Foundation
import Measurement
import Testing

@testable import Analysis

@Suite struct EstimateTests {
  @Test func theValueIsTheMedianOfTheLaunchesMedians() throws {
    // Pooled, the long third launch would decide.
    let values = launches([[10, 11, 12], [20, 21, 22], [90, 90, 91, 92, 93, 94, 95]])
    #expect(Estimate(of: values)?.value == 21)
  }

  @Test func nothingHasNoEstimate() {
    #expect(Estimate(of: []) == nil)
  }

  @Test func fiveValuesHaveAMedianButNoInterval() throws {
    let estimate = try #require(Estimate(of: launches([[1, 2, 3], [4, 5]])))
    #expect(estimate == Estimate(3.25))
  }

  @Test func oneLaunchHasTheIntervalWithin() throws {
    let estimate = try #require(Estimate(of: launches([[3, 1, 4, 1.5, 9, 2.6]])))
    #expect(estimate == Estimate(2.8, interval: Interval(low: 1, high: 9)))
  }

  @Test func threeLaunchesReachStudentsTBetweenThem() throws {
    let medians = [100.0, 103, 98]
    let values = launches(medians.map { [Double](repeating: $0, count: 5) })
    let estimate = try #require(Estimate(of: values))
    // mean(log(x)) -/+ 4.30265 * sd(log(x)) / sqrt(3), worked by hand.
    let logs = medians.map { log($0) }
    let mean = (logs[0] + logs[1] + logs[2]) / 3
    let sd = sqrt(logs.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / 2)
    let interval = try #require(estimate.interval)
    #expect(estimate.value == 100)
    #expect(abs(interval.low - exp(mean - 4.302653 * sd / 3.0.squareRoot())) < 1e-4)
    #expect(abs(interval.high - exp(mean + 4.302653 * sd / 3.0.squareRoot())) < 1e-4)
  }

  @Test func theIntervalIsNeverNarrowerThanThatWithin() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let values = simulation(between: 0.001, within: 0.2, samples: 9, using: &generator)
      let within = try #require(Quantiles(of: values.map(\.value))?.medianInterval())
      let estimate = try #require(Estimate(of: values))
      let interval = try #require(estimate.interval)
      #expect(interval.low <= within.low && within.high <= interval.high)
      #expect(interval.contains(estimate.value))
    }
  }

  @Test func theIntervalOfReciprocalsIsReciprocal() throws {
    var generator = SeededGenerator(seed: 5)
    let values = simulation(between: 0.05, within: 0.02, samples: 7, using: &generator)
    let reciprocals = values.map { LaunchValue(launch: $0.launch, value: 1 / $0.value) }
    let interval = try #require(Estimate(of: values)?.interval)
    let reciprocal = try #require(Estimate(of: reciprocals)?.interval)
    #expect(abs(interval.low * reciprocal.high - 1) < 1e-12)
    #expect(abs(interval.high * reciprocal.low - 1) < 1e-12)
  }

  @Test(
    "With three launches the interval covers the truth",
    arguments: [
      (0.03, 0.005, 20), (0.03, 0.005, 2), (0.12, 0.007, 10), (0.01, 0.03, 15), (0, 0.02, 12),
    ])
  func coverage(between: Double, within: Double, samples: Int) {
    var generator = SeededGenerator(seed: 2024)
    let runs = 2000
    let hits = (0..<runs).count { _ in
      let values = simulation(
        between: between, within: within, samples: samples, using: &generator)
      return Estimate(of: values)?.interval?.contains(1) == true
    }
    #expect(Double(hits) / Double(runs) >= 0.93)
  }

  @Test func theMedianIsUnbiased() throws {
    var generator = SeededGenerator(seed: 7)
    let runs = 4000
    let logarithms = try (0..<runs).map { _ in
      let values = simulation(between: 0.03, within: 0.005, samples: 8, using: &generator)
      return log(try #require(Estimate(of: values)).value)
    }
    let bias = logarithms.reduce(0, +) / Double(runs)
    // The median of three launches has a standard deviation of 0.67 * 3 %; the mean of 4000
    // such runs lies within four standard errors of the truth.
    #expect(abs(bias) < 4 * 0.67 * 0.03 / Double(runs).squareRoot())
  }

  private func launches(_ launches: [[Double]]) -> [LaunchValue] {
    launches.enumerated().flatMap { launch, values in
      values.map { LaunchValue(launch: launch, value: $0) }
    }
  }

  /// Three launches around a true median of 1. Deviations are standard deviations of logarithms.
  private func simulation(
    between: Double, within: Double, samples: Int, using generator: inout SeededGenerator
  ) -> [LaunchValue] {
    (0..<3).flatMap { launch in
      let shift = between * generator.normal()
      return (0..<samples).map { _ in
        LaunchValue(launch: launch, value: exp(shift + within * generator.normal()))
      }
    }
  }
}
