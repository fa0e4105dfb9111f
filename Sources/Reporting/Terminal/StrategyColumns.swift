/// The columns of one strategy in a table: time, speed-up, allocations.
struct StrategyColumns {
  private let strategy: String
  private let entries: [TableEntry]
  private let timeWidth: Int
  private let speedupWidth: Int
  private let allocationsWidth: Int

  init(strategy: String, entries: [TableEntry]) {
    self.strategy = strategy
    self.entries = entries
    func width(_ header: String, _ cell: (TableEntry) -> String) -> Int {
      entries.map { cell($0).terminalWidth }.reduce(header.terminalWidth, max)
    }
    speedupWidth = width("×") { $0.speedup }
    let besideSpeedup = speedupWidth + 1
    let ownTimeWidth = width("time") { $0.hasTime ? $0.time : "" }
    // What stands in place of a time may reach into the column of the speed-ups.
    timeWidth = max(ownTimeWidth, width("") { $0.hasTime ? "" : $0.time } - besideSpeedup)
    let others = timeWidth + besideSpeedup + 1
    allocationsWidth = max(
      width("allocs") { $0.allocations }, strategy.terminalWidth - others)
  }

  var width: Int { timeWidth + 1 + speedupWidth + 1 + allocationsWidth }
  var marks: Set<Mark> { entries.reduce(into: []) { $0.formUnion($1.marks) } }

  var title: String {
    // The name stands over the right-aligned figures.
    strategy.padded(to: width, alignment: .right)
  }

  var header: String { line("time", "×", "allocs") }

  func line(_ index: Int) -> String {
    let entry = entries[index]
    if entry.hasTime { return line(entry.time, entry.speedup, entry.allocations) }
    let outcome = entry.time.padded(to: timeWidth + 1 + speedupWidth, alignment: .right)
    return outcome + " " + entry.allocations.padded(to: allocationsWidth, alignment: .right)
  }

  private func line(_ time: String, _ speedup: String, _ allocations: String) -> String {
    [(time, timeWidth), (speedup, speedupWidth), (allocations, allocationsWidth)]
      .map { $0.padded(to: $1, alignment: .right) }
      .joined(separator: " ")
  }
}
