import Foundation

/// A process of its own, started and waited for by this thread alone.
///
/// Foundation's `Process` needs a further thread to learn of an ending, and waits for ever where the
/// system has none to give.
final class ChildProcess {
  /// How a process ended.
  enum Ending: Equatable {
    case exit(code: CInt)
    case signal(CInt)
  }

  private let identifier: pid_t
  private var ending: Ending?

  /// - Parameters:
  ///   - executable: A path.
  ///   - arguments: Without the program's name.
  ///   - environment: All of its variables.
  ///   - input: What becomes its standard input, and `output` and `errors` likewise.
  /// - Throws: `POSIXError` if it cannot be started.
  init(
    executable: String, arguments: [String], environment: [String: String], input: CInt,
    output: CInt, errors: CInt
  ) throws {
    var actions = posix_spawn_file_actions_t.empty
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, target) in [
      (input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO),
    ] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    }
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, executable, &actions, nil, &words, &variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    self.identifier = identifier
  }

  /// Ends it at once.
  func kill() {
    if ending == nil { _ = Foundation.kill(identifier, SIGKILL) }
  }

  /// How it ended; nil if it is still running after `patience`.
  func wait(patience: Duration) -> Ending? {
    let clock = ContinuousClock()
    let start = clock.now
    while ending == nil {
      var status: CInt = 0
      if waitpid(identifier, &status, WNOHANG) == identifier {
        // The low seven bits name the signal, the next eight hold the exit code.
        let signal = status & 0x7F
        ending = signal == 0 ? .exit(code: (status >> 8) & 0xFF) : .signal(signal)
      } else if clock.now - start >= patience {
        return nil
      } else {
        usleep(1000)
      }
    }
    return ending
  }

  /// Ends it if it does not end by itself within a second.
  func end() -> Ending? {
    if let ending = wait(patience: .seconds(1)) { return ending }
    kill()
    return wait(patience: .seconds(10))
  }
}

extension ChildProcess.Ending {
  /// Completes "its process …".
  var reason: String {
    switch self {
    case .exit(let code): "ended with exit code \(code)"
    case .signal(let number): "was ended by signal \(number)"
    }
  }
}

extension posix_spawn_file_actions_t {
  fileprivate static var empty: Self {
    #if canImport(Darwin)
      nil
    #else
      Self()
    #endif
  }
}
