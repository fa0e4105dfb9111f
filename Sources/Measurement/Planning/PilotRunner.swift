/// Finds out roughly what operations cost, before the plan is made.
///
/// Of each series of sizes the smallest is tried, and then ever larger ones as long as the next is
/// predicted to be cheap; the cost of the rest is scaled from these.
public struct PilotRunner {
  /// One operation may be expected to take this long, in nanoseconds, to be tried.
  static let longestOperation = 20_000_000.0
  /// A pilot repeats its operation until it lasts this long, in nanoseconds.
  static let shortestTrial = 200_000
  /// An operation that takes no time at all is not repeated more often.
  static let mostIterations = 1 << 30
  /// The next size tried has at least this many times the work of the last.
  static let growth = 20.0

  private let cells: [Cell]
  private let clock: SampleClock
  private let memoryBytes: Int
  private let excluded: Set<ContenderPlace>

  /// - Parameters:
  ///   - memoryBytes: What would have more bytes alive is not tried.
  ///   - excluded: Not tried either: an earlier pilot ended its process.
  public init(
    cells: [Cell], clock: SampleClock = .system, memoryBytes: Int,
    excluded: Set<ContenderPlace> = []
  ) {
    self.excluded = excluded
    self.cells = cells
    self.clock = clock
    self.memoryBytes = memoryBytes
  }

  /// Emits the cost of each operation tried, and the failure of each that threw.
  public func run(emit: (Event) throws -> Void) throws {
    var model = CostModel()
    for index in cells.indices.sorted(by: { cells[$0].key.items < cells[$1].key.items }) {
      let cell = cells[index]
      for (number, contender) in cell.contenders.enumerated()
      where contender.predictedBytes <= memoryBytes
        && !excluded.contains(ContenderPlace(cell: index, contender: number))
      {
        if let predicted = model.cost(of: contender, in: cell.key) {
          let tried = model.largestPilot(of: contender, in: cell.key)
          guard max(predicted.operation, predicted.setup) <= Self.longestOperation,
            contender.setupUnits >= Self.growth * tried
          else { continue }
        }
        try emit(.pilotBegan(cell: index, contender: number))
        do {
          let cost = try cost(of: contender)
          model.add(cost, for: contender, in: cell.key)
          try emit(.piloted(cell: index, contender: number, cost: cost))
        } catch {
          try emit(.failed(cell: index, contender: number, reason: String(describing: error)))
        }
      }
    }
    try emit(.launchEnded)
  }

  /// The first operation with its preparation, and the fastest of three trials: one that was preempted
  /// would make the strategy look too expensive to run.
  private func cost(of contender: Contender) throws -> ContenderCost {
    let start = clock.now()
    let operation = try contender.prepare()
    _ = clock.time(operation, from: 0, iterations: 1)
    let setup = Double(clock.now() &- start)
    var iterations = 1
    while true {
      let reading = clock.time(operation, from: 0, iterations: iterations)
      if reading.nanoseconds >= Self.shortestTrial || iterations >= Self.mostIterations {
        let again = min(
          clock.time(operation, from: 0, iterations: iterations).nanoseconds,
          clock.time(operation, from: 0, iterations: iterations).nanoseconds)
        return ContenderCost(
          operation: Double(max(1, min(reading.nanoseconds, again)))
            / Double(iterations),
          setup: setup)
      }
      iterations *= 2
    }
  }
}
