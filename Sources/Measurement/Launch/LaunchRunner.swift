/// Carries out the plan of one launch.
///
/// The passes are never mixed: a strategy is first sampled in time, in rounds with all the others
/// of its cell; then, in the launch that counts, its work and its allocations are counted on a
/// state of their own.
public final class LaunchRunner {
  /// A cell that takes this much longer than planned, as a factor, ends with the rounds it has.
  static let cellTolerance = 1.25
  /// A launch that is behind by more than this share of its whole plan takes only the fewest
  /// rounds of each cell until it has caught up.
  static let launchTolerance = 0.1

  private let cells: [Cell]
  private let plan: LaunchPlan
  private let clock: SampleClock
  private let probe: AllocationProbe?
  private let yardstickOperation: (Yardstick) -> any PreparedOperation
  private let emit: (Event) throws -> Void
  private var generator: SeededGenerator

  /// - Parameters:
  ///   - cells: All cells of the run, which the plan names by index.
  ///   - probe: What counts allocations; nil leaves their fields empty.
  ///   - emit: Receives the events. An error it throws ends the launch.
  public init(
    cells: [Cell], plan: LaunchPlan, clock: SampleClock = .system, probe: AllocationProbe?,
    yardstickOperation: @escaping (Yardstick) -> any PreparedOperation = YardstickWork.operation,
    emit: @escaping (Event) throws -> Void
  ) {
    self.cells = cells
    self.plan = plan
    self.clock = clock
    self.probe = probe
    self.yardstickOperation = yardstickOperation
    self.emit = emit
    generator = SeededGenerator(seed: plan.seed &+ UInt64(plan.launch) &* 0x1000_0001)
  }

  /// - Throws: what `emit` throws. An error of a strategy is an event, not thrown.
  public func run() throws {
    let start = clock.now()
    let whole = plan.cells.map(\.nanoseconds).reduce(0, +)
    var planned = whole * Self.launchTolerance
    for cell in plan.cells {
      planned += cell.nanoseconds
      let due = min(
        clock.now() &+ UInt64(cell.nanoseconds * Self.cellTolerance), start &+ UInt64(planned))
      try emit(.cellBegan(cell: cell.cell))
      try run(cell, due: due)
      try emit(.cellEnded(cell: cell.cell))
    }
    try emit(.launchEnded)
  }

  private func run(_ planned: PlannedCell, due: UInt64) throws {
    let cell = cells[planned.cell]
    let answers = CellAnswers(cell: cell)
    var failures: [Int: String] = [:]

    let rounds = CellRounds(
      cell: cell, planned: planned, launch: plan.launch, clock: clock, answers: answers,
      yardstickOperation: yardstickOperation, due: due)
    let samples = rounds.run(using: &generator, failures: &failures)
    for (yardstick, sample) in samples.yardsticks {
      try emit(.yardstickSampled(cell: planned.cell, yardstick: yardstick, sample: sample))
    }
    for (contender, sample) in samples.contenders {
      try emit(.sampled(cell: planned.cell, contender: contender, sample: sample))
    }

    if plan.counts && planned.firstRound == 0 {
      try count(planned, answers: answers, failures: &failures)
    }
    for (contender, reason) in failures.sorted(by: { $0.key < $1.key }) {
      try emit(.failed(cell: planned.cell, contender: contender, reason: reason))
    }
  }

  private func count(
    _ planned: PlannedCell, answers: CellAnswers, failures: inout [Int: String]
  ) throws {
    let pass = CountingPass(cell: cells[planned.cell], probe: probe, answers: answers)
    for contender in planned.contenders where failures[contender.contender] == nil {
      let index = contender.contender
      var counts: WorkCounts?
      var allocations: AllocationRecord?
      do {
        counts = try pass.counts(of: contender)
        allocations = try pass.allocations(of: contender)
      } catch {
        failures[index] = String(describing: error)
      }
      if let counts {
        try emit(.counted(cell: planned.cell, contender: index, counts: counts))
      }
      if let allocations {
        try emit(.allocated(cell: planned.cell, contender: index, allocations: allocations))
      }
    }
  }
}

/// Why a strategy could not be measured, as a sentence.
struct ContenderFailure: Error, CustomStringConvertible {
  var reason: String
  var description: String { reason }
}
