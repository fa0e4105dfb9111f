import HeadlessUI
import RowFitting
import TextMetrics

/// The row that was chosen, as views in a window as wide as the width asked about.
struct FitSnapshot {
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
    case svg
  }

  private let row: FitQuestion.Row
  private let width: Double
  private let visible: Int
  private let measurer: any TextMeasurer

  init(_ fit: FitRun) {
    row = fit.question.row
    width = fit.question.width
    visible = fit.answer.visible
    measurer =
      switch fit.question.row {
      case .labels(let row): row.measurer
      case .plain: EmbeddedMeasurer()
      }
  }

  /// - Throws: What laying out and encoding throw.
  func write(_ format: Format, to output: OutputWriter) throws {
    nonisolated(unsafe) let snapshot = self
    let laidOut = try MainActor.assumeIsolated { try snapshot.layOut() }
    switch format {
    case .text: try output.line(laidOut.description)
    case .json: try output.line(try laidOut.json())
    case .svg: try output.line(laidOut.svg())
    }
  }

  @MainActor
  private func layOut() throws -> LayoutSnapshot {
    switch row {
    case .labels(let row): try layOut(RowView(RowContent(row), visible: visible))
    case .plain(let row): try layOut(RowView(RowContent(row), visible: visible))
    }
  }

  @MainActor
  private func layOut(_ row: some View) throws -> LayoutSnapshot {
    let host = LayoutHost(
      row.frame(minWidth: 0, maxWidth: .infinity, alignment: .leading), measurer: measurer)
    try host.layout(proposing: ProposedViewSize(width: width, height: nil))
    return host.snapshot()
  }
}

extension RowContent where Item == PlainChip, Badge == PlainChip {
  /// A row of plain widths, whose items have a number for a title.
  fileprivate init(_ row: PlainRow) {
    let items = row.widths.indices.map { RowItem(id: $0, title: "\($0 + 1)") }
    self.init(items, spacing: row.spacing.points) { item in
      PlainChip(title: item.title, width: row.widths[item.id].points)
    } badge: { hidden in
      PlainChip(
        title: RowStyle().badge.text(hidden: hidden), width: row.badgeWidths[hidden - 1].points)
    }
  }
}

/// A title on a capsule of a width.
struct PlainChip: View {
  nonisolated let title: String
  /// In points.
  nonisolated let width: Double

  nonisolated init(title: String, width: Double) {
    self.title = title
    self.width = width
  }

  private static let height: CGFloat = 28

  var body: some View {
    Text(verbatim: title)
      .lineLimit(1)
      .frame(width: width, height: Self.height)
      .background(.blue.opacity(0.2), in: .capsule)
  }
}
