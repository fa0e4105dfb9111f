import Dispatch
import Foundation
import Measurement

/// Turns Ctrl-C and a polite request to end into an interruption, as long as it is watched.
struct SignalWatch {
  private let sources: [any DispatchSourceSignal]
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  init(_ interruption: Interruption) {
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { interruption.request() }
      source.resume()
      return source
    }
  }

  func stop() {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
