/// The counts of the strategies that build whole rows, without building them: a report can show
/// them for rows that would take too long to run. Choosing only; no placements.
extension RowWork {
  /// What ``Candidates`` does: all n + 1 rows, n(n+1)/2 items and n badges.
  ///
  /// - Parameters:
  ///   - items: n, the number of items.
  ///   - visible: How many items the chosen row shows.
  ///   - measuring: Whether each appearance calls the measurer, as it does in a ``LabelRow``.
  public static func candidates(items: Int, visible: Int, measuring: Bool) -> RowWork {
    rows(from: 0, items: items, visible: visible, measuring: measuring)
  }

  /// What ``LazyCandidates`` does: the rows from the longest down to the one chosen.
  ///
  /// - Parameters: As for ``candidates(items:visible:measuring:)``.
  public static func lazyCandidates(items: Int, visible: Int, measuring: Bool) -> RowWork {
    rows(from: visible, items: items, visible: visible, measuring: measuring)
  }

  /// The rows of `shortest` to `items` items, compared from the longest down to the chosen one.
  private static func rows(from shortest: Int, items: Int, visible: Int, measuring: Bool)
    -> RowWork
  {
    var work = RowWork()
    guard items > 0 else { return work }
    work.itemAppearances = (shortest + items) * (items - shortest + 1) / 2
    work.badgeAppearances = items - shortest
    work.measureCalls = measuring ? work.itemAppearances + work.badgeAppearances : 0
    work.searchSteps = items - visible + 1
    return work
  }
}
