/// What a process of its own is started for.
public enum LaunchTask: Codable, Sendable {
  /// Find out what operations cost.
  case pilot(memoryBytes: Int, excluded: Set<ContenderPlace>)
  /// Measure.
  case measure(LaunchPlan)
}

/// How a launch ended.
public enum LaunchOutcome: Equatable, Sendable {
  case completed
  /// The process ended before its work did; the reason is a sentence.
  case crashed(reason: String)
  /// The person asked to stop.
  case interrupted
}

/// Something that carries out a task in a process of its own and passes its events on.
public protocol Launcher {
  /// - Throws: only where no process could be started at all.
  func launch(_ task: LaunchTask, onEvent: (Event) -> Void) throws -> LaunchOutcome
}

extension LaunchTask {
  /// Carries the task out in this process.
  ///
  /// - Parameters:
  ///   - cells: All cells of the run, which the plan names by index.
  ///   - pilotCells: Those that the pilot tries.
  /// - Throws: what `emit` throws.
  public func perform(
    on cells: [Cell], pilotCells: [Cell], clock: SampleClock = .system,
    yardstickOperation: @escaping (Yardstick) -> any PreparedOperation = YardstickWork.operation,
    emit: @escaping (Event) throws -> Void
  ) throws {
    switch self {
    case .pilot(let memoryBytes, let excluded):
      let pilot = PilotRunner(
        cells: pilotCells, clock: clock, memoryBytes: memoryBytes, excluded: excluded)
      try pilot.run(emit: emit)
    case .measure(let plan):
      let probe = plan.counts ? AllocationProbe() : nil
      let runner = LaunchRunner(
        cells: cells, plan: plan, clock: clock, probe: probe,
        yardstickOperation: yardstickOperation, emit: emit)
      try runner.run()
    }
  }
}
