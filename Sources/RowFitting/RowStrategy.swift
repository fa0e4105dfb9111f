/// The ways of choosing a row that are compared. All of them give the same answer.
public enum RowStrategy: String, Hashable, Codable, Sendable, CaseIterable {
  /// Builds and measures every whole row, then takes the first that fits, longest first.
  case candidates
  /// Builds and measures whole rows one by one, longest first, until one fits.
  case candidatesLazy = "candidates-lazy"
  /// Walks the items once and steps back to the largest prefix whose badge fits.
  case greedy
  /// Keeps what was measured, and searches it.
  case cached
}

extension RowStrategy {
  /// Chooses a row from a fresh start and adds the work to `work`.
  ///
  /// For one answer, such as that of a command. To keep state between widths, or to run without
  /// counting, call the strategy itself.
  public func choose(row: PlainRow, width: FixedLength, counting work: inout RowWork)
    -> RowAnswer
  {
    switch self {
    case .candidates: Candidates.choose(row: row, width: width, counting: &work)
    case .candidatesLazy: LazyCandidates.choose(row: row, width: width, counting: &work)
    case .greedy: Greedy.choose(row: row, width: width, counting: &work)
    case .cached: PlainRowCache(row: row).choose(width: width, counting: &work)
    }
  }

  /// Chooses a row of labels from a fresh start and adds the work to `work`.
  public func choose(row: LabelRow, width: FixedLength, counting work: inout RowWork)
    -> RowAnswer
  {
    switch self {
    case .candidates:
      return Candidates.choose(row: row, width: width, counting: &work)
    case .candidatesLazy:
      return LazyCandidates.choose(row: row, width: width, counting: &work)
    case .greedy:
      return Greedy.choose(row: row, width: width, counting: &work)
    case .cached:
      var cache = RowCache()
      return cache.choose(row: row, width: width, counting: &work)
    }
  }
}
