import Foundation

/// Student's t distribution with a whole number of degrees of freedom.
package struct StudentT {
  package let degreesOfFreedom: Int

  package init(degreesOfFreedom: Int) {
    precondition(degreesOfFreedom > 0, "Student's t has at least one degree of freedom")
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// The `t` for which a value lies in `-t...t` with the probability `level`.
  ///
  /// Found by bisection of the angle whose tangent is `t / √degreesOfFreedom`.
  /// - Parameter level: from 0 to below 1.
  package func twoSidedQuantile(level: Double) -> Double {
    precondition((0..<1).contains(level), "a confidence level is from 0 to below 1")
    var low = 0.0
    var high = Double.pi / 2
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if probability(withinAngle: middle) < level { low = middle } else { high = middle }
    }
    return Double(degreesOfFreedom).squareRoot() * tan(low)
  }

  /// The probability of a value in `-t...t`.
  package func probability(within t: Double) -> Double {
    probability(withinAngle: atan(abs(t) / Double(degreesOfFreedom).squareRoot()))
  }

  /// The finite sums of Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.3 and
  /// 26.7.4, for odd and even degrees of freedom.
  ///
  /// - Complexity: O(`degreesOfFreedom`) terms.
  private func probability(withinAngle angle: Double) -> Double {
    let squaredCosine = cos(angle) * cos(angle)
    let isOdd = degreesOfFreedom % 2 == 1
    var term = isOdd ? cos(angle) : 1
    var sum = 0.0
    for factor in stride(from: isOdd ? 2 : 1, to: degreesOfFreedom, by: 2) {
      sum += term
      term *= squaredCosine * Double(factor) / Double(factor + 1)
    }
    return isOdd ? (angle + sin(angle) * sum) * 2 / .pi : sin(angle) * sum
  }
}
