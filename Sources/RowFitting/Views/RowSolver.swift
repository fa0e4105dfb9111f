/// Chooses rows for widths, and keeps the widths of labels that it measured on the way.
public final class RowSolver {
  /// What choosing took so far.
  public private(set) var work = RowWork()
  private let chosen: (_ width: FixedLength, _ work: inout RowWork) -> RowAnswer

  /// A solver that measures labels when it needs their widths.
  public init(_ row: LabelRow) {
    var cache = RowCache()
    chosen = { cache.choose(row: row, width: $0, counting: &$1) }
  }

  /// A solver that is given all widths.
  public init(_ row: PlainRow) {
    let cache = PlainRowCache(row: row)
    chosen = { cache.choose(width: $0, counting: &$1) }
  }

  /// The longest row that is not wider than `width`, in points. Infinity shows everything, and
  /// what is not a number counts as 0.
  ///
  /// - Complexity: As for ``RowCache/choose(row:width:)`` or ``PlainRowCache/choose(width:)``.
  public func choose(width: Double) -> RowAnswer {
    chosen(.available(proposed: width), &work)
  }
}
