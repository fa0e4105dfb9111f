import Foundation
import Measurement
import TextMetrics

/// The parts that a run is put together from.
extension RunCommand {
  /// Starts this program again for each launch, with Swift's hashing the same every time.
  static func launcher(
    suites: [any Suite], inputs: SuiteInputs, budget: Budget, delay: InjectedDelay? = nil,
    interruption: Interruption
  ) throws -> ChildLauncher {
    guard let executable = Bundle.main.executableURL else { throw RunError.noExecutable }
    let suites = suites.map(\.name)
    let seconds = budget.nanoseconds / 1e9
    return ChildLauncher(
      executable: executable, arguments: [LaunchWorker.word],
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"], interruption: interruption,
      // A cell reports when it is over, which may take as long as all of the run's time.
      patience: .seconds(60 + 2 * seconds)
    ) { task in
      try JSONEncoder().encode(
        LaunchRequest(suites: suites, inputs: inputs, task: task, delay: delay))
    }
  }

  static func environment(
    context: CommandContext, seed: UInt64, selection: MeasurerSelection
  ) -> RunEnvironment {
    var environment = RunEnvironment.current(
      seed: seed, command: context.commandLine, executable: Bundle.main.executableURL)
    let measurer = selection.measurer.description
    environment.measurer = measurer.kind.rawValue
    environment.measurerReason = selection.reason
    environment.font = measurer.font
    environment.harfbuzz = measurer.harfbuzz
    return environment
  }

  /// 1 for an interrupted run and for strategies that failed, which are named.
  static func exitCode(
    _ recording: Recording, isInterrupted: Bool, notes: NoteWriter
  ) -> ExitCode {
    if isInterrupted {
      notes.say("interrupted; what was measured until then was kept")
      return .failed
    }
    var hasFailed = false
    for cell in recording.cells {
      for contender in cell.contenders where contender.status == .failed {
        hasFailed = true
        notes.say(
          """
          \(cell.key.suite)/\(cell.key.workload)/\(contender.name) failed at \(cell.key.items) \
          items: \(contender.reason ?? "for an unknown reason")
          """)
      }
    }
    return hasFailed ? .failed : .done
  }
}
