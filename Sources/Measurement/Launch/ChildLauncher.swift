public import Foundation
import Synchronization

/// Starts launches as child processes of an executable that reads a task on standard input and
/// writes its events to standard output, one JSON object a line.
public struct ChildLauncher: Launcher {
  private let executable: URL
  private let arguments: [String]
  private let environment: [String: String]
  private let interruption: Interruption
  private let patience: Duration
  private let message: (LaunchTask) throws -> Data

  /// - Parameters:
  ///   - environment: Variables set for the child on top of this process's own.
  ///   - patience: A child that is silent for longer is ended: it hangs.
  ///   - message: What the child is to read for a task.
  public init(
    executable: URL, arguments: [String], environment: [String: String] = [:],
    interruption: Interruption, patience: Duration, message: @escaping (LaunchTask) throws -> Data
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.interruption = interruption
    self.patience = patience
    self.message = message
  }

  public func launch(_ task: LaunchTask, onEvent: (Event) -> Void) throws -> LaunchOutcome {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    let data = try message(task)
    try process.run()
    // A child that died does not read; what it left unread shows in how it ended.
    try? input.fileHandleForWriting.write(contentsOf: data)
    try? input.fileHandleForWriting.close()

    var lines = EventLines(descriptor: output.fileHandleForReading.fileDescriptor)
    var hasEnded = false
    let ending = lines.read(patience: patience, interruption: interruption) { event in
      if case .launchEnded = event { hasEnded = true }
      onEvent(event)
    }
    if ending != .endOfFile { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    switch ending {
    case .interrupted: return .interrupted
    case .silent:
      return .crashed(reason: "was silent for \(patience.components.seconds) s and was ended")
    case .unreadable(let line):
      return .crashed(reason: "wrote what is not an event: \(line.prefix(80))")
    case .endOfFile where hasEnded && process.terminationStatus == 0: return .completed
    case .endOfFile: return .crashed(reason: reason(process))
    }
  }

  private func reason(_ process: Process) -> String {
    process.terminationReason == .uncaughtSignal
      ? "was ended by signal \(process.terminationStatus)"
      : "ended with exit code \(process.terminationStatus)"
  }
}

/// A wish to stop, which a signal handler makes and loops look at.
public final class Interruption: Sendable {
  private let flag = Atomic<Bool>(false)

  public init() {}

  public var isRequested: Bool { flag.load(ordering: .relaxed) }

  public func request() {
    flag.store(true, ordering: .relaxed)
  }
}
