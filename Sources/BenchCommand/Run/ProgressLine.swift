import Foundation

/// How far something is, on standard error.
final class ProgressLine {
  enum Style {
    case none
    /// One line that is written over and over.
    case terminal
    /// A plain line now and then, for logs.
    case log

    init(isSilent: Bool) {
      self = isSilent ? .none : isatty(STDERR_FILENO) == 1 ? .terminal : .log
    }
  }

  /// Seconds between two lines of a log.
  private static let logInterval = 10.0

  private let notes: NoteWriter
  private let style: Style
  private let clock = ContinuousClock()
  private var lastShown: ContinuousClock.Instant
  private var length = 0

  init(notes: NoteWriter, style: Style) {
    self.notes = notes
    self.style = style
    lastShown = clock.now
  }

  /// - Parameter always: Whether a log has this line however short ago the last one was.
  func show(_ text: String, always: Bool = false) {
    let now = clock.now
    switch style {
    case .none:
      break
    case .terminal:
      notes.write("\r" + text.padded(to: length))
      length = text.count
    case .log:
      guard always || (now - lastShown) / .seconds(1) >= Self.logInterval else { return }
      lastShown = now
      notes.say(text)
    }
  }

  /// Says something that stays, unless nothing is to be shown.
  func say(_ text: String) {
    finish()
    if style != .none { notes.say(text) }
  }

  /// Leaves the terminal's line empty.
  func finish() {
    guard style == .terminal, length > 0 else { return }
    notes.write("\r" + String(repeating: " ", count: length) + "\r")
    length = 0
  }
}
