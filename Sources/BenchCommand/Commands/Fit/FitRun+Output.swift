import Foundation
import RowFitting
import TextMetrics

extension FitRun {
  /// A table with a line a strategy. A count that is 0 for all of them has no column.
  func writeText(to output: OutputWriter) throws {
    let measured = question.selection.map { "; \($0.reason)" } ?? ""
    try output.line("\(question.count) items in \(question.width.asTyped) pt\(measured)")
    let work = results.map(\.work) + omissions.map(\.work)
    let names = RowWork().namedCounts.map(\.name)
    let shown = names.indices.filter { index in
      work.contains { $0.namedCounts[index].count > 0 }
    }
    func counts(of work: RowWork) -> [String] {
      shown.map { "\(work.namedCounts[$0].count)" }
    }
    var table = ColumnTable(
      ["strategy", "visible", "hidden", "width (pt)", "overflows"] + shown.map { names[$0] })
    for result in results {
      let answer = result.answer
      table.add(
        [
          result.strategy.rawValue, "\(answer.visible)", "\(answer.hidden)",
          answer.width.points.atMostSixDecimals, answer.overflows ? "yes" : "no",
        ] + counts(of: result.work))
    }
    for omission in omissions {
      table.add([omission.strategy.rawValue, "", "", "", ""] + counts(of: omission.work))
    }
    for line in table.lines { try output.line(line) }
    for omission in omissions {
      try output.line("\(omission.strategy.rawValue) was not run: \(Self.omissionReason).")
    }
  }

  /// `{"results": […]}`, and `"not_run"` if strategies were left out.
  func writeJSON(to output: OutputWriter) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let document = FitDocument(
      results: results.map(FitDocument.Entry.init),
      notRun: omissions.isEmpty ? nil : omissions.map(FitDocument.Omission.init))
    try output.line(String(decoding: try encoder.encode(document), as: UTF8.self))
  }

  fileprivate static let omissionReason =
    "it builds whole rows, which 'fit' does for at most \(mostWholeRowItems) items; "
    + "its counts are known without running"
}

private struct FitDocument: Encodable {
  struct Entry: Encodable {
    var strategy: RowStrategy
    var visible: Int
    var hidden: Int
    var width: Double
    var overflows: Bool
    var counts: [String: Int]

    init(_ result: FitRun.Result) {
      strategy = result.strategy
      visible = result.answer.visible
      hidden = result.answer.hidden
      width = result.answer.width.points.roundedToMillionths
      overflows = result.answer.overflows
      counts = Dictionary(uniqueKeysWithValues: result.work.namedCounts.map { ($0, $1) })
    }
  }

  struct Omission: Encodable {
    var strategy: RowStrategy
    var reason: String
    var counts: [String: Int]

    init(_ omission: FitRun.Omission) {
      strategy = omission.strategy
      reason = FitRun.omissionReason
      counts = Dictionary(uniqueKeysWithValues: omission.work.namedCounts.map { ($0, $1) })
    }
  }

  var results: [Entry]
  var notRun: [Omission]?
}
