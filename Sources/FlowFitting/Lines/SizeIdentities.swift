import HeadlessUI

/// The size identities of the subviews of a flow, now and before the last change.
struct SizeIdentities: Sendable {
  private var values: [Int?] = []
  /// Its memory takes the next values.
  private var former: [Int?] = []

  /// Reads the identities of the subviews that come after those already read.
  ///
  /// A flow whose first subview has none is taken not to use them.
  mutating func readNew(_ subviews: LayoutSubviews) {
    guard subviews.first?[SizeIdentity.self] != nil else { return values.removeAll() }
    if values.isEmpty { values.reserveCapacity(subviews.count) }
    for index in values.count..<max(values.count, subviews.count) {
      values.append(subviews[subviews.startIndex + index][SizeIdentity.self])
    }
  }

  /// Reads all identities anew.
  /// - Returns: how many subviews from the first on, and of the others how many up to the last, have
  ///   the identity that they had.
  mutating func reread(_ subviews: LayoutSubviews) -> (first: Int, last: Int) {
    swap(&values, &former)
    values.removeAll(keepingCapacity: true)
    readNew(subviews)
    let shared = min(values.count, former.count)
    var first = 0
    while first < shared, isSame(values[first], former[first]) { first += 1 }
    var last = 0
    while last < shared - first,
      isSame(values[values.count - 1 - last], former[former.count - 1 - last])
    {
      last += 1
    }
    return (first, last)
  }

  /// Two subviews without an identity may be anything.
  private func isSame(_ new: Int?, _ old: Int?) -> Bool { new != nil && new == old }
}
