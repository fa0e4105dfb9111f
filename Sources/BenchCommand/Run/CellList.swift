import Measurement
import TextMetrics

/// All cells of a run, in the order of the report. Every process that has the same inputs makes
/// the same list, so that a cell can be named by its index.
struct CellList {
  let cells: [Cell]

  init(suites: [any Suite], inputs: SuiteInputs, measurer: any TextMeasurer) throws {
    var cells: [Cell] = []
    for suite in suites {
      let workloads = Set(suite.workloads.map(\.name))
      let strategies = Set(suite.strategies.map(\.name))
      var own = inputs
      own.workloads.removeAll { !workloads.contains($0) }
      own.strategies.removeAll { !strategies.contains($0) }
      // A name that only another suite knows leaves nothing of this one.
      guard own.workloads.isEmpty == inputs.workloads.isEmpty,
        own.strategies.isEmpty == inputs.strategies.isEmpty
      else { continue }
      cells += try suite.cells(for: own, measurer: measurer)
    }
    guard !cells.isEmpty else { throw RunError.nothingToMeasure }
    self.cells = cells
  }
}
