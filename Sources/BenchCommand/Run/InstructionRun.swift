import Foundation
import Measurement

/// Counts the instructions of strategies, in a process of its own under Callgrind.
struct InstructionRun {
  let suites: [any Suite]
  let inputs: SuiteInputs

  /// Adds the count of each strategy that a run counted and that is small enough.
  ///
  /// - Parameter cells: All cells of the run.
  func add(to recording: inout Recording, cells: [Cell]) throws {
    var places: [ContenderPlace] = []
    for (cell, record) in recording.cells.enumerated() {
      for (contender, record) in record.contenders.enumerated()
      where record.counts != nil && record.status != .failed
        && CountedPlace.counts(cells[cell].contenders[contender])
      {
        places.append(ContenderPlace(cell: cell, contender: contender))
      }
    }
    for count in try counts(of: places) {
      recording.cells[count.place.cell].contenders[count.place.contender].counts?.set(
        InstructionCount.name, perOperation: count.perOperation)
    }
  }

  /// - Parameter places: Which strategies of which cells, in the order of `CellList`.
  func counts(of places: [ContenderPlace]) throws -> [InstructionCount] {
    guard !places.isEmpty else { return [] }
    guard let executable = Bundle.main.executableURL else { throw RunError.noExecutable }
    let launcher = CallgrindLauncher(
      executable: executable, arguments: [InstructionWorker.word],
      interruption: SignalWatch.interruption)
    return try launcher.counts(
      try JSONEncoder().encode(
        InstructionRequest(suites: suites.map(\.name), inputs: inputs, places: places)))
  }
}
