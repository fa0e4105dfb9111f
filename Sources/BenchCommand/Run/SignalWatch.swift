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
    // A caller may have left them blocked, as threads of a dispatch queue do for what they start.
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in Self.signals {
      signal(number) { _ in SignalWatch.interruption.request() }
      sigaddset(&watched, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &watched, nil)
  }

  func stop() {
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
