import RowFitting

/// One row, alone in its host.
@MainActor
final class SingleRowScene: RowScene {
  let tally: RowTally
  private let form: RowViewForm
  private let question: RowQuestion
  private let row: LabelRow
  /// What stays from one operation to the next; nil where nothing does.
  private var kept: RowStage?

  init(_ form: RowViewForm, _ question: RowQuestion) throws {
    self.form = form
    self.question = question
    tally = RowTally(of: form)
    row = try question.row.measured(by: tally)
    guard question.workload != .firstFit else { return }
    kept = RowStage(row, as: form, tally: tally)
    // Rows that are made when they are needed, and kept, are made before anything is timed.
    if let narrowest = question.widths.min() { _ = kept?.answer(within: narrowest) }
  }

  func answer(at position: Int) -> RowAnswer {
    let position = position % question.cycleLength
    let stage = kept ?? RowStage(row, as: form, tally: tally)
    if !question.titles.isEmpty {
      stage.setTitle(question.titles[position], at: question.editedItem)
    }
    return stage.answer(within: question.width(at: position))
  }

  func releaseState() {
    kept = nil
  }
}
