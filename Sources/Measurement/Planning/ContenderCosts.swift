/// What measuring one strategy of one cell costs, in nanoseconds, from its predicted cost.
struct ContenderCosts {
  /// One sample.
  let sample: Double
  /// Getting ready and calibrating, once a sweep.
  let setup: Double
  /// Counting work and allocations, once a run.
  let counting: Double

  /// - Parameters:
  ///   - cell: The cell, whose strategies share the cost of its yardsticks.
  ///   - cost: The predicted cost of the strategy.
  ///   - isCheapest: Whether the cell's right answers are learnt from it, too.
  init(of contender: Contender, in cell: Cell, cost: ContenderCost, isCheapest: Bool) {
    let shortest = Double(Calibration.shortestSample)
    let cycle = cost.operation * Double(cell.cycleLength)
    let isSingle = CellRounds.isSingle(cost.operation, cycleLength: cell.cycleLength)
    let yardsticks = Double(Yardstick.allCases.count) / Double(cell.contenders.count) * shortest
    sample =
      1.1 * yardsticks
      + max(1.1 * shortest, cost.operation, cycle <= Double(Calibration.longestCycle) ? cycle : 0)
    // Setting up includes a first operation, which an expensive strategy's launch does without.
    setup =
      yardsticks
      + (isSingle ? max(cost.setup - cost.operation, 0) : cost.setup + shortest + cycle)
      + (isCheapest && cell.knownDigests == nil ? cost.setup + cycle : 0)

    let work = contender.workUnits * Double(cell.cycleLength)
    let isAffordable = work <= CountedPart.affordableWork
    let countsKnown = contender.knownCounts != nil && !isAffordable
    // The pass over allocations is a warm-up and two repetitions.
    counting =
      (countsKnown ? 0 : cost.setup + 2 * cycle)
      + cost.setup + 2 * (isAffordable ? cycle : cost.operation)
  }

  /// The cost of so many rounds in each launch.
  func total(_ rounds: [Int]) -> Double {
    rounds.indices.flatMap { sweeps(ofLaunch: $0, rounds: rounds[$0]) }.reduce(0, +)
  }

  /// The cost of each sweep of so many rounds in one launch; the first one counts, too.
  func sweeps(ofLaunch launch: Int, rounds: Int) -> [Double] {
    Sweeps.split(rounds).enumerated().map { sweep, rounds in
      (launch == 0 && sweep == 0 ? counting : 0) + setup + Double(rounds) * sample
    }
  }
}
