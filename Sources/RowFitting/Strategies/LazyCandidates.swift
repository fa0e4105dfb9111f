/// Builds and measures whole rows one by one, longest first, and stops at the first that fits, as
/// `ViewThatFits` does with its children.
///
/// Reads (n + k)(n - k + 1)/2 items for k shown of n. Keeps nothing between calls.
public enum LazyCandidates {
  /// The longest row that is not wider than `width`.
  ///
  /// - Parameter width: The available width, with its slack; see ``FixedLength/available(points:)``.
  public static func choose(row: PlainRow, width: FixedLength) -> RowAnswer {
    var recorder = NoRecorder()
    return search(row, within: width, recorder: &recorder).answer
  }

  /// The same, counted.
  public static func choose(row: PlainRow, width: FixedLength, counting work: inout RowWork)
    -> RowAnswer
  {
    search(row, within: width, recorder: &work).answer
  }

  /// The longest row that is not wider than `width`.
  public static func choose(row: LabelRow, width: FixedLength) -> RowAnswer {
    var recorder = NoRecorder()
    return search(row, within: width, recorder: &recorder).answer
  }

  /// The same, counted.
  public static func choose(row: LabelRow, width: FixedLength, counting work: inout RowWork)
    -> RowAnswer
  {
    search(row, within: width, recorder: &work).answer
  }

  /// Chooses a row and places it, measuring its elements once more.
  ///
  /// - Parameter placements: Holds the row's elements afterwards; its memory is reused.
  public static func place(row: LabelRow, width: FixedLength, into placements: inout RowPlacements)
    -> RowAnswer
  {
    var recorder = NoRecorder()
    return place(row, within: width, into: &placements, recorder: &recorder)
  }

  /// The same, counted.
  public static func place(
    row: LabelRow, width: FixedLength, into placements: inout RowPlacements,
    counting work: inout RowWork
  ) -> RowAnswer {
    place(row, within: width, into: &placements, recorder: &work)
  }
}

extension LazyCandidates {
  private static func place<Source: BuildableSource>(
    _ source: Source, within available: FixedLength, into placements: inout RowPlacements,
    recorder: inout some WorkRecorder
  ) -> RowAnswer {
    let (answer, row) = search(source, within: available, recorder: &recorder)
    placements.removeAll()
    row?.place(in: source, into: &placements, recorder: &recorder)
    return answer
  }

  /// The chosen row too, if there is any.
  private static func search<Source: BuildableSource>(
    _ source: Source, within available: FixedLength, recorder: inout some WorkRecorder
  ) -> (answer: RowAnswer, row: WholeRow<Source>?) {
    let count = source.count
    guard count > 0 else { return (.noItems, nil) }
    var visible = count
    while true {
      let row = WholeRow(of: source, visible: visible)
      let width = row.measure(in: source, recorder: &recorder)
      recorder.searchStep()
      if width <= available || visible == 0 {
        let answer = RowAnswer(
          visible: visible, hidden: count - visible, width: width, overflows: width > available)
        return (answer, row)
      }
      visible -= 1
    }
  }
}
