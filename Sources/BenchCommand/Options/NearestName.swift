extension String {
  /// The name that was probably meant by this one; nil if none is close.
  ///
  /// Close is: a third of the letters differ at most, or a single name continues this one.
  func nearest(in names: [String]) -> String? {
    let typed = Array(lowercased().prefix(Self.longestName + 1))
    guard !typed.isEmpty, typed.count <= Self.longestName else { return nil }

    let limit = max(1, typed.count / 3)
    let distances = names.map { (name: $0, distance: editDistance(typed, Array($0.lowercased()))) }
    if let best = distances.min(by: { $0.distance < $1.distance }),
      best.distance <= limit, best.distance < typed.count
    {
      return best.name
    }
    let continued = names.filter { $0.lowercased().hasPrefix(String(typed)) }
    return continued.count == 1 ? continued[0] : nil
  }

  /// Longer words were not meant to be a name of ours.
  private static var longestName: Int { 64 }
}

/// The least number of letters to insert, delete, replace or swap with their neighbour that
/// makes one word the other (optimal string alignment).
///
/// - Complexity: O(`a.count` × `b.count`) letter comparisons.
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var row = [i + 1]
    for (j, other) in b.enumerated() {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
        best = min(best, beforeLast[j - 1] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
