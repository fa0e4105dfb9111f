import Foundation

/// Finds positive coefficients of some terms, by Gauss and Newton's method on logarithms.
struct TermSearch {
  struct Solution {
    var coefficients: [Double]
    var residuals: [Double]
    var squares: Double
  }

  /// The values of each term at all points.
  let columns: [[Double]]
  let logCosts: [Double]

  private static let mostSteps = 12
  /// A step that makes the squares smaller by less than this part is the last one.
  private static let leastGain = 1e-6

  /// The solution; nil if the best coefficients are not all positive, in which case fewer terms
  /// do as well.
  var best: Solution? {
    guard let start, start.allSatisfy({ $0 > 0 }) else { return nil }
    var best = solution(start)
    for _ in 0..<Self.mostSteps {
      guard let step = relativeStep(from: best) else { break }
      let next = best.coefficients.indices.map { index in
        // A step that would leave the positive numbers goes half of the way to their end.
        best.coefficients[index] * max(0.5, 1 + step[index])
      }
      let found = solution(next)
      guard found.squares < best.squares else { break }
      let gain = best.squares - found.squares
      best = found
      if gain < Self.leastGain * best.squares { break }
    }
    return best
  }

  /// The coefficients that make relative errors small, a linear problem. Columns are brought to
  /// the same size first, since terms differ by many orders of magnitude.
  private var start: [Double]? {
    let weighted = columns.map { column in
      column.indices.map { column[$0] * exp(-logCosts[$0]) }
    }
    let sizes = weighted.map { $0.max() ?? 1 }
    let scaled = weighted.indices.map { term in weighted[term].map { $0 / sizes[term] } }
    let ones = Array(repeating: 1.0, count: logCosts.count)
    guard let solved = NormalEquations(columns: scaled, values: ones).solution else { return nil }
    return solved.indices.map { solved[$0] / sizes[$0] }
  }

  private func relativeStep(from solution: Solution) -> [Double]? {
    let shares = columns.indices.map { term in
      logCosts.indices.map { point in
        // The model at a point, from what it lacks there.
        let model = exp(logCosts[point] - solution.residuals[point])
        return solution.coefficients[term] * columns[term][point] / model
      }
    }
    return NormalEquations(columns: shares, values: solution.residuals).solution
  }

  private func solution(_ coefficients: [Double]) -> Solution {
    var residuals: [Double] = []
    residuals.reserveCapacity(logCosts.count)
    var squares = 0.0
    for point in logCosts.indices {
      var model = 0.0
      for term in columns.indices { model += coefficients[term] * columns[term][point] }
      let residual = logCosts[point] - log(model)
      residuals.append(residual)
      squares += residual * residual
    }
    return Solution(coefficients: coefficients, residuals: residuals, squares: squares)
  }
}

/// The least squares solution of a few columns, by elimination.
struct NormalEquations {
  private var matrix: [[Double]]
  private var right: [Double]

  init(columns: [[Double]], values: [Double]) {
    matrix = columns.map { row in columns.map { Self.product(row, $0) } }
    right = columns.map { Self.product($0, values) }
  }

  /// nil if a column depends on the others.
  var solution: [Double]? {
    var (matrix, right) = (matrix, right)
    let sizes = matrix.indices.map { matrix[$0][$0] }
    for pivot in matrix.indices {
      guard matrix[pivot][pivot] > 1e-12 * sizes[pivot] else { return nil }
      for row in (pivot + 1)..<max(pivot + 1, matrix.count) {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        for column in pivot..<matrix.count { matrix[row][column] -= factor * matrix[pivot][column] }
        right[row] -= factor * right[pivot]
      }
    }
    for row in matrix.indices.reversed() {
      for column in (row + 1)..<max(row + 1, matrix.count) {
        right[row] -= matrix[row][column] * right[column]
      }
      right[row] /= matrix[row][row]
    }
    return right
  }

  private static func product(_ left: [Double], _ right: [Double]) -> Double {
    var sum = 0.0
    for index in left.indices { sum += left[index] * right[index] }
    return sum
  }
}
