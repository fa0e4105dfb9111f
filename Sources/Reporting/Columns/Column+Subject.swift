import Analysis
import Measurement

extension Column {
  /// What the row is about.
  static let subject = [
    Column("schema", unit: "version", "The version of these columns' meaning.") { _ in
      .integer(schemaVersion)
    },
    Column("suite", unit: "text", "The suite, such as `row`.") { .text($0.key.suite) },
    Column("workload", unit: "text", "What one operation is, such as `first-fit`.") {
      .text($0.key.workload)
    },
    Column("strategy", unit: "text", "The way of doing it, such as `greedy`.") {
      .text($0.strategy)
    },
    Column(
      "measurer", unit: "text",
      "What measures labels: `embedded` advance widths, `harfbuzz` shaping, or the `replay` of "
        + "recorded widths and times."
    ) { .text($0.key.measurer) },
    Column("memo", unit: "text", "`on` if measured labels are remembered, else `off`.") {
      .text($0.key.memo)
    },
    Column("items", unit: "items", "The number of items in the row.") { .integer($0.key.items) },
    Column("width_pt", unit: "pt", "The available width.") { Field($0.key.width) },
    Column(
      "fill", unit: "share, 0 to 1",
      "The share of the items that is visible at `width_pt`; empty where the width was given."
    ) { Field($0.key.fill) },
    Column("visible", unit: "items", "The items that are shown: the answer.") {
      Field(fact: "visible", of: $0.facts)
    },
    Column("hidden", unit: "items", "The items that the badge counts.") {
      Field(fact: "hidden", of: $0.facts)
    },
    Column(
      "status", unit: "text",
      "`ok`; `few-samples`: fewer than six samples, so a median without an interval; "
        + "`over-budget`: predicted to take more than its share of time or memory, so not run; "
        + "`interrupted`: the run ended first; `failed`: an error, a crash or a different answer."
    ) { .text($0.status.rawValue) },
  ]
}

extension Field {
  /// A fact of the cell, as a number if it is written as one.
  fileprivate init(fact name: String, of facts: [String: String]) {
    guard let fact = facts[name] else {
      self = .unknown
      return
    }
    self = Int(fact).map(Field.integer) ?? .text(fact)
  }
}
