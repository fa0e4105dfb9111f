/// Collects the events of all launches into a recording.
public struct RunRecorder {
  public private(set) var recording: Recording

  /// Every strategy starts as `interrupted`: nothing is known of it until an event says so.
  public init(cells: [Cell]) {
    recording = Recording(
      cells: cells.map { cell in
        CellRecord(
          key: cell.key, facts: cell.facts,
          contenders: cell.contenders.map { contender in
            ContenderRecord(name: contender.name, reason: "the run ended before it was measured")
          })
      })
  }

  /// Takes in one event.
  public mutating func record(_ event: Event) {
    switch event {
    case .sampled(let cell, let contender, let sample):
      recording.cells[cell].contenders[contender].samples.append(sample)
    case .yardstickSampled(let cell, let yardstick, let sample):
      recording.cells[cell].yardsticks[yardstick, default: []].append(sample)
    case .counted(let cell, let contender, let counts):
      recording.cells[cell].contenders[contender].counts = counts
    case .allocated(let cell, let contender, let allocations):
      recording.cells[cell].contenders[contender].allocations = allocations
    case .failed(let cell, let contender, let reason):
      set(.failed, reason, at: ContenderPlace(cell: cell, contender: contender))
    case .cellBegan, .cellEnded, .pilotBegan, .piloted, .launchEnded:
      break
    }
  }

  /// The strategies that failed so far.
  var failures: Set<ContenderPlace> {
    var places: Set<ContenderPlace> = []
    for (cell, record) in recording.cells.enumerated() {
      for (contender, record) in record.contenders.enumerated() where record.status == .failed {
        places.insert(ContenderPlace(cell: cell, contender: contender))
      }
    }
    return places
  }

  /// Notes what will not be run, with the counts that are known all the same.
  mutating func record(_ plan: RunPlan, cells: [Cell]) {
    for (cell, shares) in plan.shares.enumerated() {
      for (contender, share) in shares.enumerated() {
        guard case .overBudget(let reason) = share else { continue }
        let place = ContenderPlace(cell: cell, contender: contender)
        set(.overBudget, reason, at: place)
        recording.cells[cell].contenders[contender].counts =
          cells[cell].contenders[contender].knownCounts?()
      }
    }
  }

  /// Notes that a strategy failed, or the whole cell where the process ended within it.
  mutating func fail(_ place: ContenderPlace, reason: String) {
    set(.failed, reason, at: place)
  }

  mutating func fail(cell: Int, reason: String) {
    for contender in recording.cells[cell].contenders.indices
    where recording.cells[cell].contenders[contender].status != .overBudget {
      set(.failed, reason, at: ContenderPlace(cell: cell, contender: contender))
    }
  }

  /// Gives everything that has samples its status, once nothing more will be measured.
  mutating func finish(_ plan: RunPlan) {
    for (cell, shares) in plan.shares.enumerated() {
      for (contender, share) in shares.enumerated() {
        let record = recording.cells[cell].contenders[contender]
        let samples = record.samples.count
        guard case .rounds(let rounds) = share, record.status == .interrupted else { continue }
        if rounds.allSatisfy({ $0 == 0 }), record.counts != nil {
          recording.cells[cell].contenders[contender].status = .ok
          recording.cells[cell].contenders[contender].reason = nil
        }
        guard samples > 0 else { continue }
        recording.cells[cell].contenders[contender].status =
          samples < Planner.fewestSamples ? .fewSamples : .ok
        recording.cells[cell].contenders[contender].reason =
          samples < Planner.fewestSamples ? "only \(samples) samples were taken" : nil
      }
    }
  }

  private mutating func set(_ status: Status, _ reason: String, at place: ContenderPlace) {
    // What failed once stays failed, with its first reason.
    guard recording.cells[place.cell].contenders[place.contender].status != .failed else { return }
    recording.cells[place.cell].contenders[place.contender].status = status
    recording.cells[place.cell].contenders[place.contender].reason = reason
  }
}
