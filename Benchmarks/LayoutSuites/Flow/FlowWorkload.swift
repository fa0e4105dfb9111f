/// What one operation of the suite `flow` is.
enum FlowWorkload: String, CaseIterable {
  case firstLayout = "first-layout"
  case resize
  case edit
  case append

  var summary: String {
    switch self {
    case .firstLayout:
      "A flow appears: its size at one width, then a place for every label. Nothing is kept between "
        + "operations."
    case .resize:
      """
      A window is dragged: size and places at one of \(RowQuestion.sweepCount) widths in a shuffled \
      order, from \(Int(RowQuestion.sweepWidths.lowerBound)) to \
      \(Int(RowQuestion.sweepWidths.upperBound)) pt around \(Int(RowQuestion.sweepCentre)) and in \
      proportion around other widths. cached and incremental keep their caches.
      """
    case .edit:
      """
      A label changes: one near the start, in the middle or near the end gets another title, or its \
      own again; then size and places. The layouts are only told that something changed.
      """
    case .append:
      """
      The labels arrive one by one, and after each the size is asked for; at the end all are \
      placed. An operation is the whole sequence; cached and incremental have a revision.
      """
    }
  }
}
