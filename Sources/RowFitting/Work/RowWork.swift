/// Counts of what a strategy did: the same on every machine for the same widths.
public struct RowWork: Hashable, Sendable {
  /// Items read in rows: an item counts once in each row that is measured as a whole, and once
  /// each time a pass over the items reads its width.
  public var itemAppearances = 0
  /// Badges read in rows, counted in the same way.
  public var badgeAppearances = 0
  /// Calls of the text measurer or of a subview's `sizeThatFits`. A row of plain widths has none.
  public var measureCalls = 0
  /// Kept values that took the place of measuring: each running sum compared in a search, and
  /// each badge whose width was known.
  public var cacheHits = 0
  /// Comparisons of the width of a row, or of a prefix of it, with the available width.
  public var searchSteps = 0
  /// Elements given a position: those shown, and in a layout the hidden subviews too.
  public var placements = 0

  public init() {}

  /// Adds the counts of another observation.
  public static func += (total: inout RowWork, other: RowWork) {
    total.itemAppearances += other.itemAppearances
    total.badgeAppearances += other.badgeAppearances
    total.measureCalls += other.measureCalls
    total.cacheHits += other.cacheHits
    total.searchSteps += other.searchSteps
    total.placements += other.placements
  }
}
