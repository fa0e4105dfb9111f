import Measurement
import TextMetrics

/// All cells of a run, in the order of the report. Every process that has the same inputs makes
/// the same list, so that a cell can be named by its index.
struct CellList {
  let cells: [Cell]
  /// The cells, after smaller ones where a run names only large item counts: from their cost that
  /// of the large ones is predicted.
  let pilotCells: [Cell]

  /// The item counts of these smaller cells.
  private static let pilotSizes = [6, 60]

  init(suites: [any Suite], inputs: SuiteInputs, measurer: any TextMeasurer) throws {
    var cells: [Cell] = []
    var pilotCells: [Cell] = []
    for suite in suites {
      guard let own = suite.inputs(from: inputs) else { continue }
      cells += try suite.cells(for: own, measurer: measurer)
      let smallest = own.items.min() ?? suite.defaultItems.min() ?? 1
      var pilots = own
      pilots.items = Self.pilotSizes.filter { $0 < smallest }
      if !pilots.items.isEmpty { pilotCells += try suite.cells(for: pilots, measurer: measurer) }
    }
    guard !cells.isEmpty else { throw RunError.nothingToMeasure }
    self.cells = cells
    self.pilotCells = pilotCells + cells
  }
}

extension Suite {
  /// The part of the inputs that is this suite's; nil if a name that only another suite knows
  /// leaves nothing of it.
  fileprivate func inputs(from inputs: SuiteInputs) -> SuiteInputs? {
    var own = inputs
    own.workloads.removeAll { name in !workloads.contains { $0.name == name } }
    own.strategies.removeAll { name in !strategies.contains { $0.name == name } }
    guard own.workloads.isEmpty == inputs.workloads.isEmpty,
      own.strategies.isEmpty == inputs.strategies.isEmpty
    else { return nil }
    return own
  }
}
