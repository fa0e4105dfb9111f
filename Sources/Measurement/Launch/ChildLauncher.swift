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
    let data = try message(task)
    let input = try ProcessPipe()
    let output = try ProcessPipe()
    let process = try ChildProcess(
      executable: executable.path, arguments: arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      input: input.readEnd, output: output.writeEnd, errors: STDERR_FILENO)
    input.closeReadEnd()
    output.closeWriteEnd()
    // A child that died does not read; what it left unread shows in how it ended.
    input.write(data)
    input.closeWriteEnd()

    var lines = EventLines(pipe: output)
    var hasEnded = false
    let reading = lines.read(patience: patience, interruption: interruption) { event in
      if case .launchEnded = event { hasEnded = true }
      onEvent(event)
    }
    if reading != .endOfFile { process.kill() }
    let ending = process.end()
    switch reading {
    case .interrupted: return .interrupted
    case .silent:
      return .crashed(reason: "was silent for \(patience.components.seconds) s and was ended")
    case .unreadable(let line):
      return .crashed(reason: "wrote what is not an event: \(line.prefix(80))")
    case .endOfFile where hasEnded && ending == .exit(code: 0): return .completed
    case .endOfFile: return .crashed(reason: ending?.reason ?? "did not end")
    }
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
