import Foundation
import Measurement

/// Shows on standard error how far a run is.
final class ProgressDisplay {
  enum Style {
    case none
    /// One line that is written over and over.
    case terminal
    /// A plain line now and then, for logs.
    case log

    static var forStandardError: Style { isatty(STDERR_FILENO) == 1 ? .terminal : .log }
  }

  /// Seconds between two lines of a log.
  private static let logInterval = 10.0

  private let notes: NoteWriter
  private let cells: [Cell]
  private let style: Style
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastShown: ContinuousClock.Instant
  private var lineLength = 0
  private var launches = 1
  private var launch = 0
  private var plannedSeconds = 0.0
  private var planMade: ContinuousClock.Instant

  init(notes: NoteWriter, cells: [Cell], style: Style) {
    self.notes = notes
    self.cells = cells
    self.style = style
    start = clock.now
    lastShown = start
    planMade = start
  }

  func update(_ progress: RunSession<ChildLauncher>.Progress) {
    switch progress {
    case .piloting:
      show("finding out what operations cost", always: true)
    case .planned(let plan, let launches):
      self.launches = launches
      plannedSeconds = plan.nanoseconds / 1e9
      planMade = clock.now
    case .launchBegan(let launch):
      self.launch = launch
    case .event(.cellBegan(let cell)):
      show(position(cell), always: false)
    case .event:
      break
    case .crashed(let reason):
      finish()
      if style != .none { notes.say("a process that measures \(reason); going on after it") }
    }
  }

  /// Leaves the terminal's line empty.
  func finish() {
    guard style == .terminal, lineLength > 0 else { return }
    notes.write("\r" + String(repeating: " ", count: lineLength) + "\r")
    lineLength = 0
  }

  private func position(_ cell: Int) -> String {
    let key = cells[cell].key
    let elapsed = (clock.now - planMade) / .seconds(1)
    let remaining = max(plannedSeconds - elapsed, 0)
    return """
      launch \(launch + 1) of \(launches), \(key.suite)/\(key.workload) \(key.items) items, \
      about \(Int(remaining.rounded(.up))) s left
      """
  }

  private func show(_ text: String, always: Bool) {
    let now = clock.now
    switch style {
    case .none:
      break
    case .terminal:
      notes.write("\r" + text.padded(to: lineLength))
      lineLength = text.count
    case .log:
      guard always || (now - lastShown) / .seconds(1) >= Self.logInterval else { return }
      lastShown = now
      notes.say(text)
    }
  }
}
