/// What one operation of the suite `row` is.
enum RowWorkload: String, CaseIterable {
  case firstFit = "first-fit"
  case resize
  case relayout
  case edit

  var summary: String {
    switch self {
    case .firstFit:
      """
      A row appears: build, measure and choose for one width. Nothing is kept between operations.
      """
    case .resize:
      """
      A window is dragged: choose for one of \(RowQuestion.sweepCount) widths in a shuffled order, \
      from \(Int(RowQuestion.sweepWidths.lowerBound)) to \
      \(Int(RowQuestion.sweepWidths.upperBound)) pt around \
      \(Int(RowQuestion.sweepCentre)) and in proportion around other widths. candidates keeps its \
      built rows, cached its cache, views their tree, which is placed too; the others have nothing \
      to keep.
      """
    case .relayout:
      """
      A step of resize with the placement: the chosen row's elements, or, for the layout cached, \
      each of its subviews. What is kept is as in resize.
      """
    case .edit:
      """
      A label changes: one visible item gets another title, then choose. candidates builds anew \
      the rows that hold it; cached, a layout, is only told that something changed and measures \
      again.
      """
    }
  }

  /// Whether the rows are measured as views too. Views are always placed, so that a step of
  /// `resize` with them is one of `relayout`.
  var hasViews: Bool { self != .relayout }

  /// Whether the default run compares measuring anew with measurements kept.
  var comparesMemo: Bool { self == .firstFit }
}
