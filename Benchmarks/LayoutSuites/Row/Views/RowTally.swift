import HeadlessUI
import Measurement
import RowFitting
import TextMetrics

/// What the views of a row take, counted while they are made and measured. Counting costs little
/// beside a view, so that timed operations count too.
final class RowTally {
  private let form: RowViewForm
  /// Item views made, or made anew to be compared with those that are there.
  var items = 0
  /// Badge views, counted in the same way.
  var badges = 0
  /// Calls of the text measurer.
  var measureCalls = 0
  /// What the updates of the views' trees took.
  var update = UpdateCounts()
  /// What the solver of a row did.
  var solving = RowWork()

  init(of form: RowViewForm) {
    self.form = form
  }

  func reset() {
    (items, badges, measureCalls) = (0, 0, 0)
    update = UpdateCounts()
    solving = RowWork()
  }

  /// Under the names of the report's columns.
  var counts: WorkCounts {
    var totals = WorkCounts(update).totals
    totals["item_appearances"] = items
    totals["badge_appearances"] = badges
    totals["measure_calls"] = measureCalls
    if form == .solver {
      totals["search_steps"] = solving.searchSteps
      totals["cache_hits"] = solving.cacheHits
    }
    return WorkCounts(totals)
  }
}

/// A measurer whose calls are counted.
private final class TallyingMeasurer: TextMeasurer {
  private let base: any TextMeasurer
  private let tally: RowTally

  init(_ base: any TextMeasurer, tally: RowTally) {
    self.base = base
    self.tally = tally
  }

  var description: MeasurerDescription { base.description }

  func size(of text: String, fontSize: Double) -> TextSize {
    tally.measureCalls += 1
    return base.size(of: text, fontSize: fontSize)
  }
}

extension LabelRow {
  /// The row with a measurer whose calls are counted.
  func measured(by tally: RowTally) throws -> LabelRow {
    try LabelRow(
      items: items, style: style, measurer: TallyingMeasurer(measurer, tally: tally))
  }
}
