/// All n + 1 whole rows of a source, and the widths they had when last measured.
struct WholeRowSet<Source: BuildableSource> {
  /// The row that shows k items is at index k.
  private var rows: [WholeRow<Source>] = []
  private var widths: [FixedLength] = []

  init(of source: Source) {
    guard source.count > 0 else { return }
    rows.reserveCapacity(source.count + 1)
    for visible in 0...source.count { rows.append(WholeRow(of: source, visible: visible)) }
    widths = Array(repeating: .zero, count: rows.count)
  }

  /// Builds the rows that show the item at `index` again.
  mutating func rebuildRows(showing index: Int, of source: Source) {
    for visible in (index + 1)...source.count {
      rows[visible] = WholeRow(of: source, visible: visible)
    }
  }

  /// Measures every row, then takes the longest that fits.
  mutating func choose(
    in source: Source, within available: FixedLength, recorder: inout some WorkRecorder
  ) -> RowAnswer {
    guard !rows.isEmpty else { return .noItems }
    for visible in rows.indices {
      widths[visible] = rows[visible].measure(in: source, recorder: &recorder)
    }
    for visible in rows.indices.reversed() {
      recorder.searchStep()
      if widths[visible] <= available {
        return RowAnswer(
          visible: visible, hidden: source.count - visible, width: widths[visible])
      }
    }
    return RowAnswer(visible: 0, hidden: source.count, width: widths[0], overflows: true)
  }

  func place(
    _ answer: RowAnswer, in source: Source, into placements: inout RowPlacements,
    recorder: inout some WorkRecorder
  ) {
    guard !rows.isEmpty else { return placements.removeAll() }
    rows[answer.visible].place(in: source, into: &placements, recorder: &recorder)
  }
}
