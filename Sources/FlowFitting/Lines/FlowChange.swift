/// Which items of a flow are as they were.
struct FlowChange: Hashable, Sendable {
  let oldCount: Int
  let newCount: Int
  /// How many items from the first on are unchanged.
  let unchangedFirst: Int
  /// How many items up to the last are unchanged; none of them is among the first.
  let unchangedLast: Int

  var isNone: Bool { oldCount == newCount && unchangedFirst == newCount }

  /// - Complexity: O(items) comparisons.
  init(from old: [FlowItem], to new: [FlowItem]) {
    oldCount = old.count
    newCount = new.count
    let shared = min(old.count, new.count)
    var first = 0
    while first < shared, old[first] == new[first] { first += 1 }
    var last = 0
    while last < shared - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
      last += 1
    }
    unchangedFirst = first
    unchangedLast = last
  }
}
