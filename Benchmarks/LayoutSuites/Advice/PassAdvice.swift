import Analysis

/// A sentence about two strategies of which one settles in fewer passes.
struct PassAdvice {
  /// The strategy to take, and the other one.
  let better: String
  let other: String
  let workload: String
  /// How many updates an operation of the workload has.
  let updates: Int
  /// What to do.
  let action: String
  /// What an update is, as in "a new width".
  let update: String

  /// About the largest item count that both strategies were measured at; nil if the better one
  /// does not take fewer passes there.
  func sentence(on rows: [ResultRow]) -> String? {
    guard let pair = StrategyPair(better, over: other, in: workload, of: rows),
      let passes = pair.saving(of: "passes")
    else { return nil }
    let fewer = (passes.fewer / Double(updates)).countText
    let more = (passes.more / Double(updates)).countText
    return "\(action): for \(update) at \(pair.items) items it takes \(fewer) "
      + "pass\(fewer == "1" ? "" : "es") instead of \(more) with \(other)\(pair.speedup)."
  }
}
