/// What measuring one strategy of one cell costs, in nanoseconds, from the predicted time of one
/// of its operations.
struct ContenderCosts {
  /// One sample.
  let sample: Double
  /// Getting ready and calibrating, once a launch.
  let setup: Double
  /// Counting work and allocations, once a run.
  let counting: Double

  /// - Parameters:
  ///   - cell: The cell, whose strategies share the cost of its yardsticks.
  ///   - nanoseconds: The predicted time of one operation.
  init(of contender: Contender, in cell: Cell, nanoseconds: Double) {
    let cycleLength = cell.cycleLength
    let shortest = Double(Calibration.shortestSample)
    let cycle = nanoseconds * Double(cycleLength)
    let isSingle = CellRounds.isSingle(nanoseconds, cycleLength: cycleLength)
    let yardsticks = Double(Yardstick.allCases.count) / Double(cell.contenders.count) * shortest
    sample =
      1.1 * yardsticks
      + max(1.1 * shortest, nanoseconds, cycle <= Double(Calibration.longestCycle) ? cycle : 0)
    setup = Self.preparation * nanoseconds + (isSingle ? 0 : shortest + cycle) + yardsticks

    let work = contender.workUnits * Double(cycleLength)
    let isAffordable = work <= CountingPass.affordableWork
    let countsKnown = contender.knownCounts != nil && !isAffordable
    // The pass over allocations is a preparation, a warm-up and two repetitions.
    counting =
      (countsKnown ? 0 : cycle) + 3 * (isAffordable ? cycle : nanoseconds)
      + Self.preparation * nanoseconds
  }

  /// The share of an operation's time that getting its state ready takes, roughly: building rows
  /// without measuring them.
  private static let preparation = 0.25

  /// The cost of so many rounds in each launch.
  func total(_ rounds: [Int]) -> Double {
    rounds.indices.map { cost(ofLaunch: $0, rounds: rounds[$0]) }.reduce(0, +)
  }

  /// The cost of so many rounds in one launch; the first one counts, too.
  func cost(ofLaunch launch: Int, rounds: Int) -> Double {
    guard rounds > 0 else { return 0 }
    return (launch == 0 ? counting : 0) + setup + Double(rounds) * sample
  }
}
