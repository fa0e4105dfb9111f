import HeadlessUI
import RowFitting

/// A way of choosing a row, as views.
enum RowViewForm: String, CaseIterable {
  case candidates = "candidates-view"
  case candidatesLazy = "candidates-lazy-view"
  case cached = "cached-view"
  case solver = "solver-view"

  var summary: String {
    switch self {
    case .candidates:
      """
      candidates as views: a ViewThatFits over n + 1 rows of chips, told to make and measure all of \
      them: n(n+1)/2 item views.
      """
    case .candidatesLazy:
      "The same ViewThatFits as it is: rows are made and measured until one fits."
    case .cached:
      "cached as views: the Layout over n chips and n badges, of which those shown are placed in sight."
    case .solver:
      """
      The width observed with onGeometryChange, label widths kept and searched, and one HStack of k \
      chips and a badge made: two passes for a new width.
      """
    }
  }

  /// The environment that the form runs in.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.measuresAllFittingViews = self == .candidates
    return environment
  }
}

/// A row in one of the forms, counted.
struct RowFormView: View {
  let form: RowViewForm
  let row: LabelRow
  let solver: RowSolver
  let tally: RowTally

  var body: some View {
    let content = RowContent(row, tally: tally)
    switch form {
    case .candidates, .candidatesLazy: CandidateRowsView(content)
    case .cached: CachedRowView(content)
    case .solver: SolverRowView(content, solver: solver)
    }
  }
}

extension RowContent where Item == RowChip, Badge == RowChip {
  /// The chips of a row, each noted when it is made.
  fileprivate init(_ row: LabelRow, tally: RowTally) {
    let style = row.style
    self.init(row.items, spacing: style.spacing) { item in
      tally.items += 1
      return RowChip(item.title, style: style)
    } badge: { hidden in
      tally.badges += 1
      return RowChip(style.badge.text(hidden: hidden), style: style)
    }
  }
}
