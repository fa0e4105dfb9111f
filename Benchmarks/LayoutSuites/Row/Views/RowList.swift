import HeadlessUI
import RowFitting
import TextMetrics

/// Rows below each other in a scroll view, each of which shows the same labels.
@MainActor
final class RowList: RowScene {
  nonisolated static let rowCount = 1000
  /// The height of the scroll view, in rows with the gaps below them.
  nonisolated static let visibleRows = 16
  /// So many steps down, and then up to the top at once. The rows below are others then, so that
  /// there always is a row to be shown for the first time.
  nonisolated static let steps = 100

  private let form: RowViewForm
  private let row: LabelRow
  private let available: FixedLength
  let tally: RowTally
  /// From the top of a row to that of the next, in points.
  private let pitch: Double
  private var host: LayoutHost<RowListView>?
  private var step = 0

  init(_ row: LabelRow, as form: RowViewForm, within available: FixedLength) throws {
    self.form = form
    self.available = available
    let tally = RowTally(of: form)
    self.tally = tally
    self.row = try row.measured(by: tally)
    pitch = row.labelSize("").height + LayoutDefaults.spacing
    let host = LayoutHost(
      RowListView(form: form, row: self.row, tally: tally), measurer: self.row.measurer,
      environment: form.environment)
    layOut(host)
    // The rows made now stay where they are; those below are exchanged.
    host.rootView.lasting = host.counts.realisedRows
    layOut(host)
    self.host = host
  }

  /// Scrolls a row further, and reads what the row at the bottom shows.
  func answer(at position: Int) -> RowAnswer {
    guard let host else { return .noItems }
    if step == Self.steps {
      step = 0
      host.rootView.generation += 1
    }
    step += 1
    layOut(host)
    tally.update = host.counts
    // The root has the scroll view inside, that its content, and that the lazy stack.
    let list = host.root.map { $0.layoutChild(at: 0).layoutChild(at: 0).layoutChild(at: 0) }
    guard let row = list?.lastChild(above: Double(step + Self.visibleRows) * pitch) else {
      return .noItems
    }
    return form.answer(shownBy: row, items: self.row.count, available: available)
  }

  func releaseState() {
    host = nil
  }

  private func layOut(_ host: LayoutHost<RowListView>) {
    let width = (available - .slack).points
    do {
      if step > 0 { try host.scroll(to: CGPoint(x: 0, y: Double(step) * pitch)) }
      try host.layout(
        proposing: ProposedViewSize(width: width, height: Double(Self.visibleRows) * pitch))
    } catch {
      preconditionFailure("A list of rows could not be laid out in \(width) pt: \(error)")
    }
  }
}

/// A thousand rows in one of the forms.
struct RowListView: View {
  let form: RowViewForm
  let row: LabelRow
  let tally: RowTally
  /// How many rows are the same in each generation.
  var lasting = 0
  var generation = 0

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(rows) { _ in
          RowFormView(form: form, row: row, solver: RowSolver(row), tally: tally)
        }
      }
    }
  }

  private var rows: [Position] {
    (0..<RowList.rowCount).map { index in
      Position(id: .init(index: index, generation: index < lasting ? 0 : generation))
    }
  }

  /// A row by its index; in another generation another row.
  private struct Position: Identifiable {
    struct ID: Hashable {
      let index: Int
      let generation: Int
    }

    let id: ID
  }
}

extension _LayoutNode {
  /// The last node inside that begins above `y`.
  fileprivate func lastChild(above y: Double) -> _LayoutNode? {
    (0..<layoutChildCount).reversed().lazy.map { self.layoutChild(at: $0) }
      .first { ($0.placement?.position.y ?? .infinity) < y }
  }
}
