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
  /// The predicted time of each sweep, in nanoseconds, by cell and launch.
  public internal(set) var sweepCosts: [[[Double]]]

  /// The predicted time of the whole plan, in nanoseconds.
  public var nanoseconds: Double { sweepCosts.joined().joined().reduce(0, +) }

  /// The part of one launch.
  public func launch(_ launch: Int, seed: UInt64) -> LaunchPlan {
    // What is not timed may be counted, in the first sweep.
    let sweeps = max(1, sweepCosts.map { $0[launch].count }.max() ?? 0)
    let cells = (0..<sweeps).flatMap { sweep in
      shares.indices.compactMap { planned($0, sweep: sweep, launch: launch) }
    }
    return LaunchPlan(launch: launch, seed: seed, counts: launch == 0, cells: cells)
  }

  /// - Returns: nil for a cell of which nothing is done in that sweep.
  private func planned(_ cell: Int, sweep: Int, launch: Int) -> PlannedCell? {
    let contenders = shares[cell].indices.compactMap { contender -> PlannedContender? in
      guard case .rounds(let rounds) = shares[cell][contender] else {
        let place = ContenderPlace(cell: cell, contender: contender)
        guard launch == 0, sweep == 0, countedAnyway.contains(place) else { return nil }
        return PlannedContender(contender: contender, rounds: 0, nanoseconds: 0)
      }
      let share = Sweeps.split(rounds[launch]).dropFirst(sweep).first ?? 0
      guard share > 0 || (launch == 0 && sweep == 0) else { return nil }
      return PlannedContender(
        contender: contender, rounds: share,
        nanoseconds: predicted[cell][contender]?.operation ?? 0)
    }
    guard !contenders.isEmpty else { return nil }
    let costs = sweepCosts[cell][launch]
    return PlannedCell(
      cell: cell, firstRound: sweep * Sweeps.longest, contenders: contenders,
      nanoseconds: sweep < costs.count ? costs[sweep] : 0)
  }
}
