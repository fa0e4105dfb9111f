import Foundation

/// Reads events from a pipe, one JSON object a line, without waiting for ever.
struct EventLines {
  enum Ending: Equatable {
    case endOfFile
    case interrupted
    case silent
    case unreadable(String)
  }

  private let pipe: ProcessPipe
  private var pending: [UInt8] = []

  init(pipe: ProcessPipe) {
    self.pipe = pipe
  }

  mutating func read(
    patience: Duration, interruption: Interruption, onEvent: (Event) -> Void
  ) -> Ending {
    let clock = ContinuousClock()
    var heard = clock.now
    while true {
      if interruption.isRequested { return .interrupted }
      guard let piece = pipe.read(milliseconds: 100) else {
        if clock.now - heard > patience { return .silent }
        continue
      }
      guard !piece.isEmpty else { return .endOfFile }
      heard = clock.now
      pending.append(contentsOf: piece)
      if let line = deliver(to: onEvent) { return .unreadable(line) }
    }
  }

  /// Passes on the events of all whole lines.
  /// - Returns: the line that is none, if there is one.
  private mutating func deliver(to onEvent: (Event) -> Void) -> String? {
    let decoder = JSONDecoder()
    var start = pending.startIndex
    while let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = pending[start..<end]
      start = end + 1
      guard let event = try? decoder.decode(Event.self, from: Data(line)) else {
        return String(decoding: line, as: UTF8.self)
      }
      onEvent(event)
    }
    pending.removeSubrange(..<start)
    return nil
  }
}
