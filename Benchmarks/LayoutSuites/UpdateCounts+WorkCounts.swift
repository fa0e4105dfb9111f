import HeadlessUI
import Measurement

extension WorkCounts {
  /// What updates of view trees took, under the names of the report's columns.
  init(_ update: UpdateCounts, operations: Int = 1) {
    self.init(
      [
        "placements": update.placements, "views_asked": update.asked,
        "views_computed": update.computed, "bodies": update.bodies,
        "realised_rows": update.realisedRows, "state_writes": update.stateWrites,
        "passes": update.passes,
      ], operations: operations)
  }
}
