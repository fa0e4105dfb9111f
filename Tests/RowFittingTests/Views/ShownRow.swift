import HeadlessUI
import TestArithmetic
import TextMetrics

@testable import RowFitting

/// The ways of choosing a row with views.
enum RowForm: CaseIterable {
  case candidates, lazyCandidates, cached, solver
}

/// What a person sees of a row: how many items, and which number on the badge.
struct ShownRow: Equatable {
  var visible: Int
  var hidden: Int
}

private final class Counter {
  var count = 0
}

/// A row as views in a host that is kept from width to width.
@MainActor
final class HostedRow {
  private let host: LayoutHost<AnyView>
  private let madeItems = Counter()

  /// - Parameters:
  ///   - row: The row as written, of which the items and badges are made that wide.
  ///   - form: How it is chosen.
  init(_ row: ExactRow, as form: RowForm) throws {
    let items = row.widths.indices.map { RowItem(id: $0, title: "\($0)") }
    let content = RowContent(items, spacing: row.spacing.double) { [madeItems] item in
      madeItems.count += 1
      return box(row.widths[item.id].double).id("item \(item.id)")
    } badge: { hidden in
      box(row.badges[hidden - 1].double).id("badge \(hidden)")
    }
    host = Self.makeHost(content, as: form, solver: RowSolver(try row.plain))
  }

  /// A row of chips, measured by the row's own measurer.
  init(_ row: LabelRow, as form: RowForm) {
    host = Self.makeHost(RowContent(row), as: form, solver: RowSolver(row), measurer: row.measurer)
  }

  private static func makeHost<Item: View, Badge: View>(
    _ content: RowContent<Item, Badge>, as form: RowForm, solver: RowSolver,
    measurer: (any TextMeasurer)? = nil
  ) -> LayoutHost<AnyView> {
    let view: AnyView
    var environment = EnvironmentValues()
    switch form {
    case .candidates:
      environment.measuresAllFittingViews = true
      view = AnyView(CandidateRowsView(content))
    case .lazyCandidates: view = AnyView(CandidateRowsView(content))
    case .cached: view = AnyView(CachedRowView(content))
    case .solver: view = AnyView(SolverRowView(content, solver: solver))
    }
    return LayoutHost(view, measurer: measurer, environment: environment)
  }

  /// How many item views were made so far.
  var itemsMade: Int { madeItems.count }

  /// The views in sight, from a snapshot.
  func shown(type: String, in width: Double) throws -> [LayoutSnapshot] {
    try host.layout(proposing: ProposedViewSize(width: width, height: nil))
    return host.snapshot().views(ofType: type).filter { !$0.isParked }
  }

  /// What is shown of a row of boxes.
  func answer(in width: Double) throws -> ShownRow {
    let ids = try shown(type: "frame", in: width).compactMap(\.id)
    let badges = ids.compactMap { id in id.wholeMatch(of: /badge (\d+)/).flatMap { Int($0.1) } }
    let items = ids.filter { $0.hasPrefix("item") }
    precondition(items == items.indices.map { "item \($0)" }, "A prefix is shown: \(ids).")
    precondition(badges.count <= 1, "One badge at most is shown: \(ids).")
    return ShownRow(visible: items.count, hidden: badges.first ?? 0)
  }
}

extension LayoutSnapshot {
  /// A row may be wider than the window, so that what is shown need not be seen.
  private static let farAway = 1_000_000.0

  fileprivate var isParked: Bool { frame.minX > Self.farAway }
}

@MainActor
private func box(_ width: Double) -> some View {
  Color.red.frame(width: width, height: 28)
}
