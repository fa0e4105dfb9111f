import Analysis
import Measurement

/// A value that is exported for every row that has it. Smaller is better for all of them.
struct ExportMetric {
  let name: String
  let unit: String
  let value: @Sendable (ResultRow) -> Estimate?

  static let all =
    [
      ExportMetric(name: "median_ns", unit: "ns/op") { $0.time?.median },
      ExportMetric(name: "allocations", unit: "allocs/op") {
        $0.allocations?.perOperation(\.allocations).map { Estimate($0) }
      },
      ExportMetric(name: "allocated_bytes", unit: "B/op") {
        $0.allocations?.perOperation(\.allocatedBytes).map { Estimate($0) }
      },
    ]
    + [
      "item_appearances", "measure_calls", "search_steps", "placements", "line_breaks",
      "views_computed", "bodies", "passes",
    ].map { name in
      ExportMetric(name: name, unit: "count/op") {
        $0.counts?.perOperation(name).map { Estimate($0) }
      }
    }
}

extension RowSubject {
  /// One word for the row, such as `row/resize/cached/1000/fill-0.5/memo-off`.
  var path: String {
    let place =
      key.fill.map { "/fill-\(Field($0).text)" }
      ?? key.width.map { "/width-\(Field($0).text)" } ?? ""
    return "\(name)/\(key.items)\(place)/memo-\(key.memo)".printable
  }
}
