/// What a whole run does: which strategies are sampled how often, and which are not run at all.
public struct RunPlan: Sendable {
  /// The rounds of one strategy in each launch, or why it is not run.
  public enum Share: Equatable, Sendable {
    case rounds(perLaunch: [Int])
    case overBudget(reason: String)
  }

  /// By cell and strategy, in the cells' order.
  public internal(set) var shares: [[Share]]
  /// The predicted cost; nil where no pilot could run.
  public internal(set) var predicted: [[ContenderCost?]]
  /// What is counted although it is not timed: its work is small, so that every run counts it and
  /// two runs agree, whatever a pilot found.
  public internal(set) var countedAnyway: Set<ContenderPlace> = []
  /// The predicted time of each cell in each launch, in nanoseconds, by cell and launch.
  public internal(set) var cellCosts: [[Double]]

  /// The predicted time of the whole plan, in nanoseconds.
  public var nanoseconds: Double { cellCosts.joined().reduce(0, +) }

  /// The part of one launch, from the cell numbered `first` on.
  public func launch(_ launch: Int, seed: UInt64, from first: Int = 0) -> LaunchPlan {
    let cells = shares.indices.dropFirst(first).map { cell in
      PlannedCell(
        cell: cell,
        contenders: shares[cell].indices.compactMap { contender in
          guard case .rounds(let rounds) = shares[cell][contender] else {
            let place = ContenderPlace(cell: cell, contender: contender)
            guard launch == 0, countedAnyway.contains(place) else { return nil }
            return PlannedContender(contender: contender, rounds: 0, nanoseconds: 0)
          }
          guard launch == 0 || rounds[launch] > 0 else { return nil }
          return PlannedContender(
            contender: contender, rounds: rounds[launch],
            nanoseconds: predicted[cell][contender]?.operation ?? 0)
        },
        nanoseconds: cellCosts[cell][launch])
    }
    return LaunchPlan(
      launch: launch, seed: seed, counts: launch == 0,
      cells: cells.filter { !$0.contenders.isEmpty })
  }
}
