/// A whole run: a pilot, a plan, and the launches, all in processes of their own.
public struct RunSession<Processes: Launcher> {
  /// What an observer is told, besides the events themselves.
  public enum Progress: Sendable {
    case piloting
    /// The plan is made; predicted is its time in nanoseconds.
    case planned(RunPlan, launches: Int)
    case launchBegan(Int)
    case event(Event)
    /// A process ended before its work did.
    case crashed(reason: String)
  }

  /// The share of the time that is planned. The rest is for starting processes, and for operations
  /// that turn out slower than their pilot.
  static var plannedShare: Double { 0.85 }
  /// After so many crashes the run is given up.
  static var mostCrashes: Int { 20 }

  private let cells: [Cell]
  private let pilotCells: [Cell]
  private let budget: Budget
  private let seed: UInt64
  private let scope: RunScope
  private let processes: Processes
  private let clock: SampleClock
  private let observe: (Progress) -> Void

  /// - Parameter pilotCells: What the pilot tries: the cells, and smaller ones of the same series
  ///   where the smallest of the run may already be expensive.
  public init(
    cells: [Cell], pilotCells: [Cell], budget: Budget, seed: UInt64,
    scope: RunScope = RunScope(), processes: Processes,
    clock: SampleClock = .system, observe: @escaping (Progress) -> Void
  ) {
    self.cells = cells
    self.pilotCells = pilotCells
    self.budget = budget
    self.seed = seed
    self.scope = scope
    self.processes = processes
    self.clock = clock
    self.observe = observe
  }

  /// What was measured, and whether the run was interrupted.
  public func run() throws -> (recording: Recording, isInterrupted: Bool) {
    let start = clock.now()
    var recorder = RunRecorder(cells: cells)
    guard scope.measuresTime else {
      return try carryOut(
        .counting(cells, scope: scope, bytes: budget.bytes), launches: 1, into: &recorder)
    }
    observe(.piloting)
    guard let costs = try pilot(into: &recorder) else { return (recorder.recording, true) }

    let failed = recorder.failures
    let predicted = costs.enumerated().map { cell, costs in
      costs.enumerated().map { contender, cost in
        let place = ContenderPlace(cell: cell, contender: contender)
        return failed.contains(place) || !scope.contains(place) ? nil : cost
      }
    }
    var remaining = budget
    remaining.nanoseconds -= Double(clock.now() - start)
    remaining.nanoseconds *= Self.plannedShare
    let plan = Planner(budget: remaining).plan(cells: cells, predicted: predicted)
    return try carryOut(plan, launches: budget.launches, into: &recorder)
  }

  private func carryOut(
    _ plan: RunPlan, launches: Int, into recorder: inout RunRecorder
  ) throws -> (recording: Recording, isInterrupted: Bool) {
    recorder.record(plan, cells: cells)
    observe(.planned(plan, launches: launches))

    var crashes = 0
    for launch in 0..<launches where crashes < Self.mostCrashes {
      observe(.launchBegan(launch))
      var rest: LaunchPlan? = plan.launch(launch, seed: seed)
      while let part = rest {
        let outcome = try measure(part, into: &recorder)
        if outcome.isInterrupted {
          recorder.finish(plan)
          return (recorder.recording, true)
        }
        rest = outcome.rest
        if rest != nil { crashes += 1 }
        if crashes >= Self.mostCrashes { break }
      }
    }
    recorder.finish(plan)
    return (recorder.recording, false)
  }

  /// The predicted cost of each strategy; nil if interrupted.
  private func pilot(into recorder: inout RunRecorder) throws -> [[ContenderCost?]]? {
    var model = CostModel()
    var excluded: Set<ContenderPlace> = []
    while excluded.count <= Self.mostCrashes {
      var current: ContenderPlace?
      let outcome = try processes.launch(
        .pilot(memoryBytes: budget.bytes, excluded: excluded)
      ) { event in
        if case .pilotBegan(let cell, let contender) = event {
          current = ContenderPlace(cell: cell, contender: contender)
        }
        if case .piloted(let cell, let contender, let cost) = event {
          let cell = pilotCells[cell]
          model.add(cost, for: cell.contenders[contender], in: cell.key)
        }
        if case .failed(let cell, let contender, let reason) = event {
          fail(ContenderPlace(cell: cell, contender: contender), reason, in: &recorder)
        }
        observe(.event(event))
      }
      guard case .crashed(let reason) = outcome else {
        return outcome == .interrupted ? nil : predictions(of: model)
      }
      observe(.crashed(reason: reason))
      guard let current else { throw MeasurementError.launchFailed(reason: reason) }
      fail(current, "its process \(reason)", in: &recorder)
      excluded.insert(current)
    }
    return predictions(of: model)
  }

  /// Notes a failure in the pilot: a strategy that fails at one size is not tried at any that is
  /// as large or larger.
  private func fail(_ place: ContenderPlace, _ reason: String, in recorder: inout RunRecorder) {
    let pilot = pilotCells[place.cell]
    let name = pilot.contenders[place.contender].name
    for (index, cell) in cells.enumerated()
    where cell.key.items >= pilot.key.items && cell.key.isSameSeries(as: pilot.key) {
      guard let contender = cell.contenders.firstIndex(where: { $0.name == name }) else { continue }
      recorder.fail(ContenderPlace(cell: index, contender: contender), reason: reason)
    }
  }

  private func predictions(of model: CostModel) -> [[ContenderCost?]] {
    cells.map { cell in
      cell.contenders.map { model.cost(of: $0, in: cell.key) }
    }
  }

  private struct LaunchEnd {
    var isInterrupted = false
    /// What to go on with after a crash; nil when the launch is over.
    var rest: LaunchPlan?
  }

  private func measure(
    _ plan: LaunchPlan, into recorder: inout RunRecorder
  ) throws -> LaunchEnd {
    var begun = 0
    let outcome = try processes.launch(.measure(plan)) { event in
      if case .cellBegan = event { begun += 1 }
      recorder.record(event)
      observe(.event(event))
    }
    switch outcome {
    case .completed: return LaunchEnd()
    case .interrupted: return LaunchEnd(isInterrupted: true)
    case .crashed(let reason):
      observe(.crashed(reason: reason))
      guard begun > 0 else { throw MeasurementError.launchFailed(reason: reason) }
      recorder.fail(cell: plan.cells[begun - 1].cell, reason: "its process \(reason)")
      return LaunchEnd(rest: plan.rest(after: begun - 1))
    }
  }
}
