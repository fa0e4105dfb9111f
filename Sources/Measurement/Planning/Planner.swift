/// Divides the budget of time among the strategies of all cells.
///
/// Every strategy of every cell starts at nothing and climbs a ladder of rounds. First come the
/// steps up to six samples, the cheapest step first, with at most nine tenths of the budget
/// for all of them; so a strategy that is expensive at a large size gets its few samples before
/// the cheap ones are polished. What is left goes to more rounds for all, again the cheapest
/// first. Linear in the cells for each step taken.
///
/// Each suite climbs inside its own part of the budget first (``SuiteShares``), so that none is
/// crowded out by the cells of another; what one leaves is for all.
public struct Planner {
  /// Fewer samples than this give a median but no interval worth the name.
  public static let fewestSamples = 6
  /// Rounds a launch once every launch takes part, step by step. The steps grow, so that the cheapest
  /// next step is that of a strategy with few rounds.
  static let ladder = [1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256]
  /// The share of the budget that may be spent on getting everything its first samples.
  static let firstShare = 0.9

  private let budget: Budget

  public init(budget: Budget) {
    self.budget = budget
  }

  /// - Parameter predicted: The cost of each strategy, by cell; nil where the pilot failed, which
  ///   is then not run.
  public func plan(cells: [Cell], predicted: [[ContenderCost?]]) -> RunPlan {
    var climbers: [Climber] = []
    for (cell, predictions) in zip(cells.indices, predicted) {
      let cheapest = predictions.indices.min { one, other in
        predictions[one]?.operation ?? .infinity < predictions[other]?.operation ?? .infinity
      }
      for (contender, cost) in predictions.enumerated() {
        guard let cost,
          cells[cell].contenders[contender].predictedBytes <= budget.bytes
        else { continue }
        climbers.append(
          Climber(
            cell: cell, contender: contender,
            costs: ContenderCosts(
              of: cells[cell].contenders[contender], in: cells[cell], cost: cost,
              isCheapest: contender == cheapest),
            launches: budget.launches))
      }
    }
    let suites = cells.map(\.key.suite)
    var spent = 0.0
    for (suite, share) in SuiteShares(suites).shares {
      let part = budget.nanoseconds * share
      let first = climb(
        &climbers, spending: 0, upTo: part * Self.firstShare,
        while: { suites[$0.cell] == suite && $0.samples < Self.fewestSamples })
      spent += climb(
        &climbers, spending: first, upTo: part, while: { suites[$0.cell] == suite })
    }
    spent = climb(
      &climbers, spending: spent, upTo: budget.nanoseconds,
      while: { $0.samples < Self.fewestSamples })
    _ = climb(&climbers, spending: spent, upTo: budget.nanoseconds, while: { _ in true })
    return plan(of: climbers, cells: cells, predicted: predicted)
  }

  /// With as many decimals as it takes to tell it from nothing.
  private static func milliseconds(_ nanoseconds: Double) -> String {
    let microseconds = Int(nanoseconds / 1e3)
    return microseconds >= 10_000
      ? "\(microseconds / 1000) ms" : "\(Double(microseconds) / 1000) ms"
  }

  /// Takes the cheapest next step again and again as long as it fits.
  /// - Returns: what has been spent in all, in nanoseconds.
  private func climb(
    _ climbers: inout [Climber], spending start: Double, upTo limit: Double,
    while wanted: (Climber) -> Bool
  ) -> Double {
    var spent = start
    while true {
      let next = climbers.indices
        .filter { climbers[$0].nextCost != nil && wanted(climbers[$0]) }
        .min { climbers[$0].nextCost ?? 0 < climbers[$1].nextCost ?? 0 }
      guard let next, let cost = climbers[next].nextCost, spent + cost <= limit else {
        return spent
      }
      climbers[next].climb()
      spent += cost
    }
  }

  private func plan(
    of climbers: [Climber], cells: [Cell], predicted: [[ContenderCost?]]
  ) -> RunPlan {
    var shares = zip(cells, predicted).map { cell, predictions in
      zip(cell.contenders, predictions).map { contender, predicted in
        RunPlan.Share.overBudget(reason: reason(for: contender, predicted: predicted))
      }
    }
    let noCosts = [[Double]](repeating: [], count: budget.launches)
    var sweepCosts = [[[Double]]](repeating: noCosts, count: cells.count)
    for climber in climbers where climber.samples > 0 {
      shares[climber.cell][climber.contender] = .rounds(perLaunch: climber.rounds)
      for launch in 0..<budget.launches {
        for (sweep, cost) in climber.costs(ofLaunch: launch).enumerated() {
          if sweep == sweepCosts[climber.cell][launch].count {
            sweepCosts[climber.cell][launch].append(0)
          }
          sweepCosts[climber.cell][launch][sweep] += cost
        }
      }
    }
    var plan = RunPlan(shares: shares, predicted: predicted, sweepCosts: sweepCosts)
    for climber in climbers where climber.samples == 0 {
      let contender = cells[climber.cell].contenders[climber.contender]
      guard contender.workUnits <= CountedPart.largestOperation else { continue }
      plan.countedAnyway.insert(
        ContenderPlace(cell: climber.cell, contender: climber.contender))
    }
    return plan
  }

  private func reason(for contender: Contender, predicted: ContenderCost?) -> String {
    if contender.predictedBytes > budget.bytes {
      return """
        one operation would have about \(contender.predictedBytes >> 20) MiB alive, more than \
        the \(budget.bytes >> 20) MiB allowed
        """
    }
    guard let predicted else { return "its pilot gave no time" }
    return """
      measuring it did not fit into the time: one operation is predicted to take \
      \(Self.milliseconds(predicted.operation)), getting ready for it \
      \(Self.milliseconds(predicted.setup))
      """
  }
}
