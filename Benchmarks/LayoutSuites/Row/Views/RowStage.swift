import HeadlessUI
import RowFitting

/// A host with a row as views.
@MainActor
final class RowStage {
  private let form: RowViewForm
  private let tally: RowTally
  private var row: LabelRow
  private var solver: RowSolver
  private let host: LayoutHost<RowFormView>

  init(_ row: LabelRow, as form: RowViewForm, tally: RowTally) {
    self.form = form
    self.row = row
    self.tally = tally
    solver = RowSolver(row)
    host = LayoutHost(
      RowFormView(form: form, row: row, solver: solver, tally: tally), measurer: row.measurer,
      environment: form.environment)
  }

  /// Gives an item another title, and the row a solver that has yet to measure it.
  func setTitle(_ title: String, at index: Int) {
    row.setTitle(title, at: index)
    solver = RowSolver(row)
    host.rootView = RowFormView(form: form, row: row, solver: solver, tally: tally)
  }

  /// Lays the row out in a width, which includes the slack, and reads what it shows.
  func answer(within available: FixedLength) -> RowAnswer {
    let width = (available - .slack).points
    let earlier = solver.work
    do {
      try host.layout(proposing: ProposedViewSize(width: width, height: nil))
    } catch {
      preconditionFailure("A row could not be laid out in \(width) pt: \(error)")
    }
    tally.update = host.counts
    tally.solving.searchSteps = solver.work.searchSteps - earlier.searchSteps
    tally.solving.cacheHits = solver.work.cacheHits - earlier.cacheHits
    guard let root = host.root else { return .noItems }
    return form.answer(
      shownBy: root.layoutChild(at: 0), items: row.count, available: available)
  }
}
