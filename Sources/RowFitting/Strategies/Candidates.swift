/// Builds all n + 1 whole rows, measures them all, and takes the first that fits, longest first.
///
/// The reference: obviously right, and n(n+1)/2 item appearances whatever the width.
public enum Candidates {
  /// The longest row that is not wider than `width`.
  ///
  /// - Parameter width: The available width, with its slack; see ``FixedLength/available(points:)``.
  public static func choose(row: PlainRow, width: FixedLength) -> RowAnswer {
    var rows = WholeRowSet(of: row)
    var recorder = NoRecorder()
    return rows.choose(in: row, within: width, recorder: &recorder)
  }

  /// The same, counted.
  public static func choose(row: PlainRow, width: FixedLength, counting work: inout RowWork)
    -> RowAnswer
  {
    var rows = WholeRowSet(of: row)
    return rows.choose(in: row, within: width, recorder: &work)
  }

  /// The longest row that is not wider than `width`. To keep the built rows for another width,
  /// use ``CandidateRows``.
  public static func choose(row: LabelRow, width: FixedLength) -> RowAnswer {
    var rows = CandidateRows(row: row)
    return rows.choose(width: width)
  }

  /// The same, counted.
  public static func choose(row: LabelRow, width: FixedLength, counting work: inout RowWork)
    -> RowAnswer
  {
    var rows = CandidateRows(row: row)
    return rows.choose(width: width, counting: &work)
  }
}
