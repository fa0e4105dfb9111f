import Testing

@testable import Analysis

@Suite struct StudentTTests {
  /// Two-sided quantiles as printed in the NIST/SEMATECH e-Handbook of Statistical Methods,
  /// section 1.3.6.7.2.
  @Test(
    "Quantiles agree with the published table",
    arguments: [
      (1, 0.95, 12.706), (2, 0.95, 4.303), (3, 0.95, 3.182), (4, 0.95, 2.776), (5, 0.95, 2.571),
      (9, 0.95, 2.262), (10, 0.95, 2.228), (29, 0.95, 2.045), (30, 0.95, 2.042),
      (100, 0.95, 1.984), (1, 0.8, 3.078), (2, 0.9, 2.920), (4, 0.99, 4.604), (7, 0.98, 2.998),
      (2, 0.998, 22.327), (1, 0.998, 318.313),
    ])
  func quantiles(degreesOfFreedom: Int, level: Double, expected: Double) {
    let value = StudentT(degreesOfFreedom: degreesOfFreedom).twoSidedQuantile(level: level)
    #expect(abs(value - expected) < 0.0006 + expected * 2e-5)
  }

  @Test("The probability of the quantile is the level", arguments: [1, 2, 3, 8, 31, 500])
  func inverse(degreesOfFreedom: Int) {
    let distribution = StudentT(degreesOfFreedom: degreesOfFreedom)
    for level in [0.0, 0.1, 0.5, 0.95, 0.999] {
      let quantile = distribution.twoSidedQuantile(level: level)
      #expect(abs(distribution.probability(within: quantile) - level) < 1e-9)
    }
  }
}
