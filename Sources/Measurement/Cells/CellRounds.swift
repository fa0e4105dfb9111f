/// The timed rounds of one cell in one launch.
struct CellRounds {
  let cell: Cell
  let planned: PlannedCell
  let launch: Int
  let clock: SampleClock
  let answers: CellAnswers
  let yardstickOperation: (Yardstick) -> any PreparedOperation
  /// When the cell should be over, on the clock. From then on only the fewest rounds are taken.
  let due: UInt64

  /// Rounds that are taken however late it is: over three launches, six samples.
  static let fewestRounds = 2

  /// Whether an operation is so long that one is a sample and a whole cycle of them, to find that
  /// out, would be too long. It is known from the pilot.
  ///
  /// - Parameter nanoseconds: The predicted time of one operation.
  static func isSingle(_ nanoseconds: Double, cycleLength: Int) -> Bool {
    nanoseconds >= 2 * Double(Calibration.shortestSample)
      && nanoseconds * Double(cycleLength) >= 20 * Double(Calibration.shortestSample)
  }

  /// A sample that comes out too short is taken again, longer, up to this often in all.
  private static let mostTries = 8

  struct Samples {
    var contenders: [(contender: Int, sample: Sample)] = []
    var yardsticks: [(yardstick: Yardstick, sample: Sample)] = []
  }

  /// One entry of a round.
  private struct Entry {
    enum Subject {
      case contender(Int)
      case yardstick(Yardstick)
    }
    let subject: Subject
    let operation: any PreparedOperation
    let cycleLength: Int
    var calibration: Calibration
    let rounds: Int

    func failed(_ failures: [Int: String]) -> Bool {
      guard case .contender(let contender) = subject else { return false }
      return failures[contender] != nil
    }
  }

  /// Samples all strategies and both yardsticks in rounds, each in a freshly shuffled order.
  ///
  /// - Parameter failures: Receives the reason for each strategy that could not be prepared or
  ///   answered wrongly, by its index; its samples are left out.
  func run(
    using generator: inout SeededGenerator, failures: inout [Int: String]
  ) -> Samples {
    guard planned.contenders.contains(where: { $0.rounds > 0 }), isInTime(for: planned.firstRound)
    else { return Samples() }
    observeAnswers(failures: &failures)
    var entries = prepare(failures: &failures)
    var samples = Samples()
    let rounds = entries.map(\.rounds).max() ?? 0
    for number in 0..<rounds where isInTime(for: planned.firstRound + number) {
      let round = planned.firstRound + number
      for index in entries.indices.shuffled(using: &generator)
      where number < entries[index].rounds && !entries[index].failed(failures)
        && !isTooLate(for: entries[index], round: round)
      {
        take(&entries[index], round: round, into: &samples, using: &generator, failures: &failures)
      }
    }
    samples.contenders.removeAll { failures[$0.contender] != nil }
    return samples
  }

  /// - Parameter round: Of the launch.
  private func isInTime(for round: Int) -> Bool {
    round < Self.fewestRounds || clock.now() < due
  }

  /// An operation that takes longer than this, in nanoseconds, is left out of a launch that is late
  /// where the first launch has a sample of it.
  private static let longOperation = 50_000_000.0

  private func isTooLate(for entry: Entry, round: Int) -> Bool {
    guard case .contender(let contender) = entry.subject, launch > 0 || round > 0 else {
      return false
    }
    let predicted = planned.contenders.first { $0.contender == contender }?.nanoseconds ?? 0
    return predicted > Self.longOperation && clock.now() >= due
  }

  /// Learning the answers may take this long, in nanoseconds. Where it would take longer, samples are
  /// checked only against answers that other strategies gave.
  private static let affordableObserving = 1e9

  /// Learns the answers from the cheapest strategy, so that every sample can be checked.
  private func observeAnswers(failures: inout [Int: String]) {
    let running = planned.contenders.filter { $0.rounds > 0 }
    guard cell.knownDigests == nil,
      let cheapest = running.min(by: { $0.nanoseconds < $1.nanoseconds }),
      cheapest.nanoseconds * Double(cell.cycleLength) <= Self.affordableObserving
    else { return }
    do {
      let operation = try cell.contenders[cheapest.contender].prepare()
      for position in 0..<cell.cycleLength {
        let observation = operation.observe(at: position)
        try answers.check(observation.digest, of: cheapest.contender, at: position)
      }
    } catch {
      failures[cheapest.contender] = String(describing: error)
    }
  }

  private func prepare(failures: inout [Int: String]) -> [Entry] {
    var entries: [Entry] = []
    for contender in planned.contenders
    where contender.rounds > 0 && failures[contender.contender] == nil {
      do {
        let operation = try cell.contenders[contender.contender].prepare()
        let single = Self.isSingle(contender.nanoseconds, cycleLength: cell.cycleLength)
        entries.append(
          Entry(
            subject: .contender(contender.contender), operation: operation,
            cycleLength: cell.cycleLength,
            calibration: single
              ? .single
              : Calibration(of: operation, cycleLength: cell.cycleLength, clock: clock),
            rounds: contender.rounds))
      } catch {
        failures[contender.contender] = String(describing: error)
      }
    }
    let rounds = entries.map(\.rounds).max() ?? 0
    for yardstick in Yardstick.allCases {
      let operation = yardstickOperation(yardstick)
      entries.append(
        Entry(
          subject: .yardstick(yardstick), operation: operation, cycleLength: 1,
          calibration: Calibration(of: operation, cycleLength: 1, clock: clock), rounds: rounds))
    }
    return entries
  }

  private func take(
    _ entry: inout Entry, round: Int, into samples: inout Samples,
    using generator: inout SeededGenerator, failures: inout [Int: String]
  ) {
    let cycle = entry.cycleLength
    // Launches and rounds go through a long cycle in different parts of it.
    let start = (launch &* 31 &+ round &* 7) % cycle
    for _ in 0..<Self.mostTries {
      let iterations = entry.calibration.variedIterations(using: &generator)
      let position = iterations % cycle == 0 ? 0 : start
      let reading = clock.time(entry.operation, from: position, iterations: iterations)
      guard reading.nanoseconds >= Calibration.shortestSample else {
        entry.calibration.lengthen(after: reading.nanoseconds)
        continue
      }
      var sample = Sample(
        launch: launch, round: round, iterations: iterations, nanoseconds: reading.nanoseconds,
        preemptions: reading.preemptions)
      switch entry.subject {
      case .yardstick(let yardstick):
        samples.yardsticks.append((yardstick, sample))
      case .contender(let contender):
        let scale = cell.contenders[contender].scale(from: position, iterations: iterations)
        sample.nanoseconds = Int(Double(reading.nanoseconds) * scale)
        samples.contenders.append((contender, sample))
        let expected = answers.sum(from: position, iterations: iterations)
        if let expected, expected != reading.digest, failures[contender] == nil {
          failures[contender] = "a timed operation answered differently from the other strategies"
        }
      }
      return
    }
  }
}
