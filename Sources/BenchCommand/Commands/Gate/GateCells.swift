import Analysis
import Measurement
import TextMetrics

/// The cells that a baseline holds, made again from the suites of this program.
struct GateCells {
  let suites: [any Suite]
  let inputs: SuiteInputs
  let list: CellList
  /// The strategies to run: those of the baseline's cells, but for what the baseline could not
  /// afford either.
  let places: Set<ContenderPlace>
  /// Cells of the suites that the baseline does not hold.
  let cellsLeftOut: Int

  /// - Parameter labels: Those of the run; nil for each suite's built-in ones.
  init(
    of baseline: ResultSet, suites all: [any Suite], labels: [String]?, fonts: [String],
    measurer: any TextMeasurer
  ) throws {
    let names = Set(baseline.rows.map(\.key.suite))
    let suites = all.filter { names.contains($0.name) }
    guard !suites.isEmpty else { throw GateError.noSuite(names.sorted()) }
    let keys = Set(baseline.rows.map(\.key))
    var inputs = SuiteInputs(
      labels: labels, seed: baseline.environment.seed, measurer: measurer.description.kind,
      fonts: fonts)
    if let width = keys.first(where: { $0.fill == nil && $0.width != nil })?.width {
      inputs.width = width
    }
    if let fill = keys.lazy.compactMap(\.fill).first { inputs.fill = fill }

    // The suites' own item counts and memos first; the baseline may have been made with others.
    let subjects = Set(baseline.rows.map(\.subject))
    var list = try CellList(suites: suites, inputs: inputs, measurer: measurer)
    if !subjects.isSubset(of: list.subjects) {
      var own = inputs
      own.items = Set(keys.map(\.items)).sorted()
      let other = try CellList(suites: suites, inputs: own, measurer: measurer)
      // A strategy that is gone is missing from both.
      if subjects.subtracting(other.subjects).count < subjects.subtracting(list.subjects).count {
        (inputs, list) = (own, other)
      }
    }
    if !keys.isSubset(of: list.cells.map(\.key)) {
      inputs.memo = .both
      list = try CellList(suites: suites, inputs: inputs, measurer: measurer)
    }
    self.suites = suites
    self.inputs = inputs
    self.list = list
    // What was too expensive to time but was counted in the baseline is counted again.
    let tooExpensive = Set(
      baseline.rows.filter { $0.status == .overBudget && $0.allocations == nil }.map(\.subject))
    places = list.places { keys.contains($0.key) && !tooExpensive.contains($0) }
    cellsLeftOut = list.cells.filter { !keys.contains($0.key) }.count
  }
}

extension CellList {
  /// What all rows of a run of these cells are about.
  fileprivate var subjects: Set<RowSubject> {
    Set(
      cells.flatMap { cell in
        cell.contenders.map { RowSubject(key: cell.key, strategy: $0.name) }
      })
  }

  /// The strategies of all cells that are wanted, by their indices.
  func places(where isWanted: (RowSubject) -> Bool) -> Set<ContenderPlace> {
    var places: Set<ContenderPlace> = []
    for (index, cell) in cells.enumerated() {
      for (number, contender) in cell.contenders.enumerated()
      where isWanted(RowSubject(key: cell.key, strategy: contender.name)) {
        places.insert(ContenderPlace(cell: index, contender: number))
      }
    }
    return places
  }
}
