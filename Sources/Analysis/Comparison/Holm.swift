/// Holm's step-down correction for many tests at once.
package enum Holm {
  /// The p-values, corrected so that rejecting those at or below a level is wrong anywhere in the
  /// family with at most that probability, however the tests depend on one another (Holm, "A Simple
  /// Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6, 1979).
  ///
  /// - Complexity: O(*n* log *n*) comparisons.
  package static func adjusted(_ values: [Double]) -> [Double] {
    var adjusted = values
    var largest = 0.0
    let ascending = values.indices.sorted { values[$0] < values[$1] }
    for (rank, index) in ascending.enumerated() {
      largest = max(largest, min(1, values[index] * Double(values.count - rank)))
      adjusted[index] = largest
    }
    return adjusted
  }
}
