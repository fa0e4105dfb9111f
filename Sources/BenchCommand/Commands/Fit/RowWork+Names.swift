package import RowFitting

extension RowWork {
  /// The counts by the names of the report's columns, in their order.
  package var namedCounts: [(name: String, count: Int)] {
    [
      ("item_appearances", itemAppearances), ("badge_appearances", badgeAppearances),
      ("measure_calls", measureCalls), ("cache_hits", cacheHits), ("search_steps", searchSteps),
      ("placements", placements),
    ]
  }
}
