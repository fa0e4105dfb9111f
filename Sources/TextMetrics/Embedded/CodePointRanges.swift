/// A set of code points, as sorted ranges.
struct CodePointRanges {
  private let bounds: [UInt32]

  /// - Parameter bounds: The first and the last code point of each range, ascending.
  init(bounds: [UInt32]) {
    self.bounds = bounds
  }

  /// Whether `codePoint` lies in a range.
  ///
  /// - Complexity: O(log *n*) comparisons in the number of ranges.
  func contains(_ codePoint: UInt32) -> Bool {
    // The number of bounds at or below the code point is odd inside a range.
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= codePoint { low = middle + 1 } else { high = middle }
    }
    if low & 1 == 1 { return true }
    return low > 0 && bounds[low - 1] == codePoint
  }
}
