import Foundation
import Measurement

extension SeededGenerator {
  /// A value of the standard normal distribution, by Box and Muller's method.
  mutating func normal() -> Double {
    let radius = (-2 * log(Double.random(in: Double.leastNonzeroMagnitude..<1, using: &self)))
      .squareRoot()
    return radius * cos(Double.random(in: 0..<(2 * .pi), using: &self))
  }
}
