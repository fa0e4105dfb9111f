import BenchCommand
import Measurement
import RowFitting

/// A cell of the workload `list`: what it takes to show one more row while scrolling.
struct RowListCell {
  static let workload = WorkloadDescription(
    name: "list",
    summary: """
      A list scrolls: \(RowList.rowCount) rows in a LazyVStack, \(RowList.visibleRows) of them in \
      sight, one row further with each operation, which shows one row for the first time. Each row \
      has as many labels as there are items; the list keeps its tree.
      """)
  /// The most labels in a row where a run names no item counts.
  static let mostItems = 100

  let items: Int
  /// The share of the items that shows; nil for the fixed width.
  let fill: Double?
  let inputs: SuiteInputs
  let rows: RowInputs

  func cell() throws -> Cell {
    let width = try fill.map { try rows.width(showing: $0, of: items) } ?? inputs.width
    let memo: MemoChoice = inputs.memo == .on ? .on : .off
    let available = try FixedLength.available(points: width)
    let row = try rows.row(items: items, keepsMeasurements: memo == .on)
    let answer = Greedy.choose(
      row: try rows.row(items: items, keepsMeasurements: true), width: available)
    let forms = RowViewForm.allCases.filter {
      inputs.strategies.isEmpty || inputs.strategies.contains($0.rawValue)
    }
    return Cell(
      key: CellKey(
        suite: "row", workload: Self.workload.name, measurer: rows.measurerName,
        memo: memo.rawValue, items: items, width: width, fill: fill),
      contenders: forms.map { contender($0, row, within: available, answer) },
      knownDigests: [answer.digest],
      facts: [
        "visible": "\(answer.visible)", "hidden": "\(answer.hidden)",
        "labels_digest": rows.labelsDigest,
      ])
  }

  private func contender(
    _ form: RowViewForm, _ row: LabelRow, within available: FixedLength, _ answer: RowAnswer
  ) -> Contender {
    let costs = RowViewCosts(form: form, items: items, visible: answer.visible)
    // The rows in sight, those of the margin, and one with each step.
    let atFirst = Double(RowList.visibleRows + RowList.visibleRows / 2)
    return Contender(
      name: form.rawValue, workUnits: costs.setupUnits, setupUnits: atFirst * costs.setupUnits,
      predictedBytes: Int(
        (atFirst + Double(RowList.steps)) * costs.made * RowViewCosts.bytesPerChip),
      prepare: {
        nonisolated(unsafe) let row = row
        return try SceneOperation { try RowList(row, as: form, within: available) }
      })
  }
}
