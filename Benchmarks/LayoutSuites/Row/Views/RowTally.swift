import HeadlessUI
import Measurement
import RowFitting
import TextMetrics

/// What the views of a row take, counted while they are made and measured. Counting costs little
/// beside a view, so that timed operations count too.
final class RowTally {
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

  func reset() {
    (items, badges, measureCalls) = (0, 0, 0)
    update = UpdateCounts()
    solving = RowWork()
  }

  /// Under the names of the report's columns.
  func counts(of form: RowViewForm) -> WorkCounts {
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
final class TallyingMeasurer: TextMeasurer {
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
