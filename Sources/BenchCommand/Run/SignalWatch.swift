import Foundation
import Measurement

/// Turns Ctrl-C and a polite request to end into an interruption, as long as it is watched.
struct SignalWatch {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// What the signal handler requests. It is one for the process, as signals are.
  static let interruption = Interruption()

  init() {
    // Made before the handler can run, which must not allocate.
    _ = Self.interruption
    for number in Self.signals {
      signal(number) { _ in SignalWatch.interruption.request() }
    }
  }

  func stop() {
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
