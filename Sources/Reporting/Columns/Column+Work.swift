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
    count("line_breaks", "Lines that were broken anew."),
    count("views_asked", "Views of a tree that were asked for their size."),
    count("views_computed", "Sizes of views that were computed rather than remembered."),
    count("bodies", "Bodies of views and modifiers that were evaluated."),
    count("realised_rows", "Rows of lazy containers that were made."),
    count("state_writes", "Writes that changed the state of a view."),
    count("passes", "Layouts of the whole tree until nothing asked for another."),
    count(
      InstructionCount.name,
      "Instructions, counted under Callgrind where `--counter instructions` asks for it."),
  ]

  private static func count(_ name: String, _ meaning: String) -> Column {
    Column(name, unit: "count per operation", meaning) { Field($0.counts?.perOperation(name)) }
  }
}
