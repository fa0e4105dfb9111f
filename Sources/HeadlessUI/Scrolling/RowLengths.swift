import Foundation

/// The lengths of the rows of a lazy stack, in points: measured, or else estimated.
///
/// The differences between measured lengths and the estimate are kept in a Fenwick tree, so that
/// one row among many is found, and one length changed, in O(log rows) additions.
struct RowLengths {
  let count: Int
  private let spacing: CGFloat
  /// The length of a row that was not measured.
  let estimate: CGFloat
  private var measured: [CGFloat]
  private var sums: [CGFloat]

  init(count: Int, spacing: CGFloat, estimate: CGFloat) {
    self.count = count
    self.spacing = spacing
    self.estimate = estimate
    measured = Array(repeating: .nan, count: count)
    sums = Array(repeating: 0, count: count + 1)
  }

  /// Of all rows and the gaps between them.
  var total: CGFloat { count == 0 ? 0 : nonnegative(start(of: count) - spacing) }

  /// - Complexity: O(log rows).
  mutating func set(_ length: CGFloat, at index: Int) {
    let old = measured[index].isNaN ? estimate : measured[index]
    measured[index] = length
    guard length != old else { return }
    var position = index + 1
    while position <= count {
      sums[position] += length - old
      position += position & -position
    }
  }

  /// Where a row begins; for the number of rows, where another one would.
  ///
  /// - Complexity: O(log rows).
  func start(of index: Int) -> CGFloat {
    var start = CGFloat(index) * (estimate + spacing)
    var position = index
    while position > 0 {
      start += sums[position]
      position -= position & -position
    }
    return start
  }

  /// The first row that ends after a position.
  ///
  /// - Complexity: O(log² rows).
  func firstRow(endingAfter position: CGFloat) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if start(of: middle + 1) - spacing > position { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The same measured lengths with their average as the estimate of the others.
  func withAverage() -> RowLengths {
    let known = measured.indices.filter { !measured[$0].isNaN }
    guard !known.isEmpty else { return self }
    let average = known.reduce(0) { $0 + measured[$1] } / CGFloat(known.count)
    var lengths = RowLengths(count: count, spacing: spacing, estimate: average)
    for index in known { lengths.set(measured[index], at: index) }
    return lengths
  }
}
