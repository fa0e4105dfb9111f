import Testing

@testable import Measurement

/// Carries launches out in this process, and can break off where a test wants.
final class InProcessLauncher: Launcher {
  var cells: [Cell]
  let clock: FakeClock
  var tasks: [LaunchTask] = []
  /// Whether to pretend that the process died at this event.
  var crash: (LaunchTask, Event) -> Bool = { _, _ in false }
  var interrupt: (LaunchTask, Event) -> Bool = { _, _ in false }

  init(cells: [Cell], clock: FakeClock) {
    self.cells = cells
    self.clock = clock
  }

  func launch(_ task: LaunchTask, onEvent: (Event) -> Void) throws -> LaunchOutcome {
    tasks.append(task)
    var events: [Event] = []
    try task.perform(
      on: cells, pilotCells: cells, clock: clock.clock,
      yardstickOperation: { [clock] _ in FakeOperation(clock, nanoseconds: 250) },
      emit: { events.append($0) })
    for event in events {
      onEvent(event)
      if crash(task, event) { return .crashed(reason: "was ended by signal 11") }
      if interrupt(task, event) { return .interrupted }
    }
    return .completed
  }
}

@Suite struct RunSessionTests {
  private let clock = FakeClock()
  private let cells: [Cell]

  init() {
    let clock = clock
    cells = [10, 20, 30].map { fakeCell(clock, ["a": 100, "b": 5000], items: $0) }
  }

  private func run(
    _ launcher: InProcessLauncher, launches: Int = 3
  ) throws -> (recording: Recording, isInterrupted: Bool) {
    let session = RunSession(
      cells: launcher.cells, pilotCells: launcher.cells,
      budget: Budget(nanoseconds: 2e9, bytes: 1 << 30, launches: launches),
      seed: 1, processes: launcher, clock: clock.clock, observe: { _ in })
    return try session.run()
  }

  @Test("A run has a pilot, its launches, and a result for every strategy")
  func wholeRun() throws {
    let launcher = InProcessLauncher(cells: cells, clock: clock)
    let result = try run(launcher)
    #expect(launcher.tasks.count == 4)
    #expect(!result.isInterrupted)
    for cell in result.recording.cells {
      for contender in cell.contenders {
        #expect(contender.status == .ok)
        #expect(Set(contender.samples.map(\.launch)) == [0, 1, 2])
      }
    }
  }

  @Test("A crash costs the cell it happened in, and the launch goes on after it")
  func crash() throws {
    let launcher = InProcessLauncher(cells: cells, clock: clock)
    launcher.crash = { task, event in
      guard case .measure(let plan) = task, plan.launch == 1, case .cellBegan(1) = event else {
        return false
      }
      return true
    }
    let records = try run(launcher).recording.cells
    #expect(records[1].contenders.allSatisfy { $0.status == .failed })
    #expect(records[1].contenders[0].reason == "its process was ended by signal 11")
    #expect(records[0].contenders.allSatisfy { $0.status == .ok })
    #expect(records[2].contenders.allSatisfy { $0.status == .ok })
    #expect(Set(records[2].contenders[0].samples.map(\.launch)) == [0, 1, 2])
  }

  @Test("After a crash in a later sweep, the other cells have each of their rounds once")
  func crashInSweep() throws {
    let launcher = InProcessLauncher(
      cells: [10, 20, 30].map { fakeCell(clock, ["a": 1_000_000], items: $0) }, clock: clock)
    var begun = 0
    launcher.crash = { task, event in
      guard case .measure(let plan) = task, plan.launch == 0, case .cellBegan = event else {
        return false
      }
      begun += 1
      // Three cells in the first sweep, and the second one of the next.
      return begun == 5
    }
    let records = try run(launcher, launches: 1).recording.cells
    #expect(records[1].contenders[0].status == .failed)
    #expect(records[1].contenders[0].samples.count == Sweeps.longest)
    for record in [records[0], records[2]] {
      let rounds = record.contenders[0].samples.map(\.round)
      #expect(rounds.count > 2 * Sweeps.longest)
      #expect(rounds == Array(0..<rounds.count))
      #expect(record.contenders[0].counts != nil)
    }
    #expect(launcher.tasks.count == 3)
  }

  @Test("A strategy that kills the pilot is left out of the plan")
  func crashInPilot() throws {
    let launcher = InProcessLauncher(cells: cells, clock: clock)
    launcher.crash = { _, event in
      if case .pilotBegan(_, 1) = event { true } else { false }
    }
    let records = try run(launcher).recording.cells
    #expect(records[0].contenders[1].status == .failed)
    #expect(records.allSatisfy { $0.contenders[0].status == .ok })
    #expect(records.allSatisfy { $0.contenders[1].samples.isEmpty })
  }

  @Test("An interrupted run keeps what was measured and says what was not")
  func interruption() throws {
    let launcher = InProcessLauncher(cells: cells, clock: clock)
    launcher.interrupt = { task, event in
      guard case .measure = task, case .cellEnded(1) = event else { return false }
      return true
    }
    let result = try run(launcher)
    #expect(result.isInterrupted)
    #expect(!result.recording.cells[0].contenders[0].samples.isEmpty)
    #expect(result.recording.cells[0].contenders[0].status == .ok)
    #expect(result.recording.cells[2].contenders[0].samples.isEmpty)
    #expect(result.recording.cells[2].contenders[0].status == .interrupted)
  }
}
