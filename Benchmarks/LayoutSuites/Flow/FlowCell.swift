import BenchCommand
import Measurement

/// One cell of the suite `flow`: its question and the strategies asked.
struct FlowCell {
  let workload: FlowWorkload
  let memo: MemoChoice
  let items: Int
  let inputs: SuiteInputs
  let rows: RowInputs

  var cell: Cell {
    let strategies = FlowStrategy.allCases.filter {
      inputs.strategies.isEmpty || inputs.strategies.contains($0.rawValue)
    }
    return Cell(
      key: CellKey(
        suite: "flow", workload: workload.rawValue, measurer: rows.measurerName,
        memo: memo.rawValue, items: items, width: inputs.width),
      contenders: strategies.map(contender),
      cycleLength: FlowQuestion.cycleLength(of: workload),
      facts: ["labels_digest": rows.labelsDigest])
  }

  private func contender(_ strategy: FlowStrategy) -> Contender {
    let units = workUnits(of: strategy)
    return Contender(
      name: strategy.rawValue, workUnits: units, setupUnits: units,
      predictedBytes: items * Self.bytesPerItem,
      prepare: { [self] in
        let row = try rows.row(items: items, keepsMeasurements: memo == .on)
        return FlowQuestion(workload: workload, row: row, width: inputs.width, seed: inputs.seed)
          .operation(of: strategy)
      })
  }

  /// A title and its id, the size and gap of an item before and after a change, and a share of the
  /// lines of four widths.
  private static let bytesPerItem = 120

  /// In labels that are asked or put on a line.
  private func workUnits(of strategy: FlowStrategy) -> Double {
    let count = Double(max(1, items))
    return switch (strategy, workload) {
    case (.plain, .append): count * (count + 1) / 2 + 2 * count
    case (.plain, _): 2 * count
    case (.cached, _), (.incremental, _): count
    }
  }
}
