import Analysis
import Measurement

/// What a table says of one strategy at one item count.
struct TableEntry {
  /// The time of an operation, or in its place what became of the strategy.
  var time = ""
  /// How many times as fast as the reference, `ref` for the reference itself.
  var speedup = ""
  /// The allocations of an operation.
  var allocations = ""
  var hasTime = false
  var marks: Set<Mark> = []

  /// - Parameter row: nil gives an empty entry.
  init(_ row: ResultRow?) {
    guard let row else { return }
    describeTime(of: row)
    describeSpeedup(of: row)
    describeAllocations(of: row)
  }

  private mutating func describeTime(of row: ResultRow) {
    let statusMark: Mark? =
      switch row.status {
      case .ok: nil
      case .fewSamples: .fewSamples
      case .overBudget: .overBudget
      case .interrupted: row.time == nil ? .interrupted : .cutShort
      case .failed: .failed
      }
    if let statusMark { marks.insert(statusMark) }
    if let time = row.time {
      hasTime = true
      self.time = Quantity.time(nanoseconds: time.median.value) + (statusMark?.sign ?? "")
    } else {
      if statusMark == nil { marks.insert(.unknown) }
      time = (statusMark ?? .unknown).sign
    }
  }

  private mutating func describeSpeedup(of row: ResultRow) {
    if row.reference == row.strategy {
      speedup = "ref"
    } else if let ratio = row.ratio {
      speedup = Quantity.speedup(1 / ratio.value)
      guard let interval = ratio.interval else {
        mark(.fewSamples)
        return
      }
      if interval.contains(1) { mark(.undecided) }
    }
  }

  private mutating func mark(_ mark: Mark) {
    speedup += mark.sign
    marks.insert(mark)
  }

  private mutating func describeAllocations(of row: ResultRow) {
    // What a wrong answer allocates says as little as the time it takes.
    guard row.status != .failed else { return }
    if let count = row.allocations?.perOperation(\.allocations) {
      allocations = Quantity.count(count)
    } else if hasTime {
      allocations = Mark.unknown.sign
      marks.insert(.unknown)
    }
  }
}
