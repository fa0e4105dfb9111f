/// One pass over the items until the prefix passes the width, then back to the largest prefix
/// whose badge fits.
///
/// Keeps nothing between calls and allocates nothing.
///
/// With spacing of 0 or more no later prefix is narrower than the one that passed the width, so
/// the pass stops there: it reads k + 1 items for k shown if the first badge tried fits, and one
/// more for each step back from there. Only a badge so wide that it takes more than eight steps
/// back makes it measure labels twice. With negative spacing it reads all items.
public enum Greedy {
  /// The longest row that is not wider than `width`.
  ///
  /// - Parameter width: The available width, with its slack; see ``FixedLength/available(points:)``.
  public static func choose(row: PlainRow, width: FixedLength) -> RowAnswer {
    var trail = NoTrail()
    var recorder = NoRecorder()
    return GreedyPass.run(row, within: width, trail: &trail, recorder: &recorder)
  }

  /// The same, counted.
  public static func choose(row: PlainRow, width: FixedLength, counting work: inout RowWork)
    -> RowAnswer
  {
    var trail = NoTrail()
    return GreedyPass.run(row, within: width, trail: &trail, recorder: &work)
  }

  /// The longest row that is not wider than `width`; each item read is measured.
  public static func choose(row: LabelRow, width: FixedLength) -> RowAnswer {
    var trail = RecentWidths()
    var recorder = NoRecorder()
    return GreedyPass.run(row, within: width, trail: &trail, recorder: &recorder)
  }

  /// The same, counted.
  public static func choose(row: LabelRow, width: FixedLength, counting work: inout RowWork)
    -> RowAnswer
  {
    var trail = RecentWidths()
    return GreedyPass.run(row, within: width, trail: &trail, recorder: &work)
  }

  /// Chooses and places in the same pass: what was read on the way is not read again.
  ///
  /// - Parameter placements: Holds the chosen row's elements afterwards; its memory is reused.
  public static func place(row: LabelRow, width: FixedLength, into placements: inout RowPlacements)
    -> RowAnswer
  {
    var recorder = NoRecorder()
    placements.removeAll()
    return GreedyPass.run(row, within: width, trail: &placements, recorder: &recorder)
  }

  /// The same, counted.
  public static func place(
    row: LabelRow, width: FixedLength, into placements: inout RowPlacements,
    counting work: inout RowWork
  ) -> RowAnswer {
    placements.removeAll()
    return GreedyPass.run(row, within: width, trail: &placements, recorder: &work)
  }
}
