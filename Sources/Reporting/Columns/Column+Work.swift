import Analysis
import Measurement

extension Column {
  /// What one operation does, counted in a pass of its own.
  static let work = [
    count("item_appearances", "Items that occur in the rows looked at."),
    count("badge_appearances", "Badges that occur in the rows looked at."),
    count("measure_calls", "Labels that were asked for their size."),
    count("cache_hits", "Sizes that were remembered rather than measured."),
    count("search_steps", "Steps of searching for the answer."),
    count("placements", "Views that were placed."),
  ]

  private static func count(_ name: String, _ meaning: String) -> Column {
    Column(name, unit: "count per operation", meaning) { Field($0.counts?.perOperation(name)) }
  }
}
