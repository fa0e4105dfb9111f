import Measurement

/// Shows on standard error how far a run is.
final class ProgressDisplay {
  private let line: ProgressLine
  private let cells: [Cell]
  private let clock = ContinuousClock()
  private var launches = 1
  private var launch = 0
  private var plannedSeconds = 0.0
  private var planMade: ContinuousClock.Instant

  init(notes: NoteWriter, cells: [Cell], style: ProgressLine.Style) {
    line = ProgressLine(notes: notes, style: style)
    self.cells = cells
    planMade = clock.now
  }

  func update(_ progress: RunSession<ChildLauncher>.Progress) {
    switch progress {
    case .piloting:
      line.show("finding out what operations cost", always: true)
    case .planned(let plan, let launches):
      self.launches = launches
      plannedSeconds = plan.nanoseconds / 1e9
      planMade = clock.now
    case .launchBegan(let launch):
      self.launch = launch
    case .event(.cellBegan(let cell)):
      line.show(position(cell))
    case .event:
      break
    case .crashed(let reason):
      line.say("a process that measures \(reason); going on after it")
    }
  }

  func finish() { line.finish() }

  private func position(_ cell: Int) -> String {
    let key = cells[cell].key
    let elapsed = (clock.now - planMade) / .seconds(1)
    let remaining = max(plannedSeconds - elapsed, 0)
    return """
      launch \(launch + 1) of \(launches), \(key.suite)/\(key.workload) \(key.items) items, \
      about \(Int(remaining.rounded(.up))) s left
      """
  }
}
