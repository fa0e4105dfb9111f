/// The built rows of ``Candidates``, kept from one choice to the next.
///
/// Holds n + 1 arrays with n(n+1)/2 chips and n badges together. Every choice measures all of
/// them; only building is saved.
public struct CandidateRows {
  public private(set) var row: LabelRow
  private var rows: WholeRowSet<LabelRow>

  /// Builds all rows.
  public init(row: LabelRow) {
    self.row = row
    self.rows = WholeRowSet(of: row)
  }

  /// The longest row that is not wider than `width`.
  public mutating func choose(width: FixedLength) -> RowAnswer {
    var recorder = NoRecorder()
    return rows.choose(in: row, within: width, recorder: &recorder)
  }

  /// The same, counted.
  public mutating func choose(width: FixedLength, counting work: inout RowWork) -> RowAnswer {
    rows.choose(in: row, within: width, recorder: &work)
  }

  /// Gives an item another title and builds the n - index rows that show it again.
  public mutating func setTitle(_ title: String, at index: Int) {
    row.setTitle(title, at: index)
    rows.rebuildRows(showing: index, of: row)
  }

  /// Places the chosen row, measuring its elements once more.
  ///
  /// - Parameters:
  ///   - answer: From this value's `choose`.
  ///   - placements: Holds the row's elements afterwards; its memory is reused.
  public func place(_ answer: RowAnswer, into placements: inout RowPlacements) {
    var recorder = NoRecorder()
    rows.place(answer, in: row, into: &placements, recorder: &recorder)
  }

  /// The same, counted.
  public func place(
    _ answer: RowAnswer, into placements: inout RowPlacements, counting work: inout RowWork
  ) {
    rows.place(answer, in: row, into: &placements, recorder: &work)
  }
}
