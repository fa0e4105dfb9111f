import BenchCommand
import Foundation
import Measurement
import RowFitting

/// One cell of the suite `row`: its question, the strategies asked, and what is known beforehand.
struct RowCell {
  let workload: RowWorkload
  let memo: MemoChoice
  let items: Int
  /// The share of the items that shows; nil for the fixed width.
  let fill: Double?
  let inputs: SuiteInputs
  let rows: RowInputs

  func cell() throws -> Cell {
    let width = try fill.map { try rows.width(showing: $0, of: items) } ?? inputs.width
    let known = try KnownAnswers(
      workload: workload, row: rows.row(items: items, keepsMeasurements: true), width: width,
      seed: inputs.seed)
    let row = try rows.row(items: items, keepsMeasurements: memo == .on)
    let question = try RowQuestion(
      workload: workload, row: row, width: width, visible: known.visible, seed: inputs.seed)
    return Cell(
      key: CellKey(
        suite: "row", workload: workload.rawValue, measurer: rows.measurerName,
        memo: memo.rawValue, items: items, width: width, fill: fill),
      contenders: kernels(question, known) + views(question, known),
      cycleLength: question.cycleLength, knownDigests: known.digests,
      facts: [
        "visible": "\(known.visible)", "hidden": "\(items - known.visible)",
        "labels_digest": rows.labelsDigest,
      ])
  }

  private func isAsked(_ name: String) -> Bool {
    inputs.strategies.isEmpty || inputs.strategies.contains(name)
  }

  private func kernels(_ question: RowQuestion, _ known: KnownAnswers) -> [Contender] {
    RowStrategy.allCases.filter { isAsked($0.rawValue) }.map { strategy in
      let costs = RowCosts(strategy: strategy, workload: workload, items: items, known: known)
      return Contender(
        name: strategy.rawValue, workUnits: costs.workUnits,
        positionUnits: costs.positionUnits, setupUnits: costs.setupUnits,
        predictedBytes: costs.predictedBytes,
        knownCounts: { known.counts(of: strategy) },
        prepare: { question.operation(of: strategy) })
    }
  }

  private func views(_ question: RowQuestion, _ known: KnownAnswers) -> [Contender] {
    guard workload.hasViews else { return [] }
    return RowViewForm.allCases.filter { isAsked($0.rawValue) }.map { form in
      let costs = RowViewCosts(
        form: form, items: items, visible: known.visibleByPosition.min() ?? 0)
      return Contender(
        name: form.rawValue, workUnits: costs.workUnits(workload), setupUnits: costs.setupUnits,
        predictedBytes: costs.predictedBytes,
        prepare: {
          nonisolated(unsafe) let question = question
          return try SceneOperation { try SingleRowScene(form, question) }
        })
    }
  }
}
