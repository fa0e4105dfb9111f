/// What measuring one strategy of one cell costs, in nanoseconds, from the predicted time of one
/// of its operations.
struct ContenderCosts {
  /// One sample.
  let sample: Double
  /// Getting ready and calibrating, once a launch.
  let setup: Double
  /// Counting work and allocations, once a run.
  let counting: Double

  init(of contender: Contender, cycleLength: Int, nanoseconds: Double) {
    let shortest = Double(Calibration.shortestSample)
    let cycle = nanoseconds * Double(cycleLength)
    let isSingle = nanoseconds >= CellRounds.singleFactor * shortest
    sample = max(
      1.1 * shortest, nanoseconds, cycle <= Double(Calibration.longestCycle) ? cycle : 0)
    setup = nanoseconds + (isSingle ? 0 : shortest)

    let work = contender.workUnits * Double(cycleLength)
    let isAffordable = work <= CountingPass.affordableWork
    let countsKnown = contender.knownCounts != nil && !isAffordable
    // The pass over allocations is a warm-up and two repetitions, each on one preparation.
    counting =
      (countsKnown ? 0 : cycle) + 3 * (isAffordable ? cycle : nanoseconds) + nanoseconds
  }

  /// The cost of so many rounds in each launch.
  func total(_ rounds: [Int]) -> Double {
    let launches = rounds.filter { $0 > 0 }
    guard !launches.isEmpty else { return 0 }
    return counting + launches.map { setup + Double($0) * sample }.reduce(0, +)
  }
}
