import Analysis
import Foundation
import Measurement
import Testing

@testable import Reporting

@Suite struct ExportTests {
  private let results: ResultSet = {
    var environment = Fixture.environment
    environment.measurer = "embedded"
    return ResultSet(
      rows: [ResultSetReadingTests.row("candidates-lazy")], environment: environment)
  }()

  @Test func goBenchmarksNameTheirKeysAndUnits() {
    #expect(
      GoBenchmarkText.text(of: results) == """
        goos: Debian 12
        goarch: x86_64
        cpu: Example CPU @ 2.00GHz
        measurer: embedded
        commit: 0123abc
        Unit B/op assume=exact
        Unit allocs/op assume=exact

        BenchmarkRow/workload=resize/strategy=candidates-lazy/memo=off/fill=0.5/items=6\t100\t\
        8.5 ns/op\t32 B/op\t1.5 allocs/op

        """)
  }

  /// The rules of `golang.org/x/perf/benchfmt`: a name without spaces that goes on with no small
  /// letter, a positive count, then pairs of a number and a unit.
  @Test func everySampleIsALineThatGoReads() throws {
    let samples = (0..<3).map {
      Sample(launch: $0, round: 0, iterations: 10, nanoseconds: 85 + $0)
    }
    let text = GoBenchmarkText.text(of: results, samples: [results.rows[0].subject: samples])
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("Benchmark") }
    #expect(lines.count == 3)
    for line in lines {
      let fields = line.split(whereSeparator: \.isWhitespace)
      #expect(fields[0].dropFirst("Benchmark".count).first?.isLowercase == false)
      #expect(try #require(Int(fields[1])) > 0)
      #expect(fields.count % 2 == 0)
      for index in stride(from: 2, to: fields.count, by: 2) {
        #expect(Double(fields[index]) != nil)
      }
    }
  }

  @Test func bencherGetsMeasuresWithBounds() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(BencherDocument.json(of: results).utf8))
        as? [String: [String: [String: Double]]])
    let row = try #require(json["row/resize/candidates-lazy/6/fill-0.5/memo-off"])
    #expect(row["latency"] == ["value": 8.5, "lower_value": 8, "upper_value": 9])
    #expect(row["measure-calls"] == ["value": 2.5])
  }

  @Test func theActionGetsNamesUnitsAndNumbers() throws {
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(ActionBenchmarkDocument.json(of: results).utf8))
        as? [[String: Any]])
    #expect(
      list[0]["name"] as? String == "row/resize/candidates-lazy/6/fill-0.5/memo-off median_ns")
    #expect(list[0]["unit"] as? String == "ns/op")
    #expect(list[0]["value"] as? Double == 8.5)
    #expect(list[0]["range"] as? String == "8 … 9")
  }

  @Test func aHistoryGrowsByARowAndANewMetricByAColumn() throws {
    let first = try OtavaTable.csv(of: results, time: "2026-01-01T00:00:00Z")
    var more = results
    more.rows.append(ResultSetReadingTests.row("greedy"))
    let both = try OtavaTable.csv(
      of: more, time: "2026-01-02T00:00:00Z", appendingTo: Array(first.utf8))
    let table = try CSVTable(parsing: Array(both.utf8))
    #expect(table.records.map { $0.fields[0] } == ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"])
    #expect(table.columns.prefix(2) == ["time", "commit"])
    #expect(table.columns.count == 2 + 14)
    #expect(table.records[0].fields.last == "")
    #expect(throws: ReportingError.missingColumns(["time", "commit"], line: 1)) {
      try OtavaTable.csv(of: results, time: "", appendingTo: Array("a,b\n".utf8))
    }
  }

  @Test func samplesAreReadBackAsTheyWereWritten() throws {
    let cell = CellRecord(
      key: ResultSetReadingTests.key,
      contenders: [Fixture.contender("greedy", nanoseconds: 8)],
      yardsticks: [.latency: [Sample(launch: 0, round: 1, iterations: 5, nanoseconds: 9)]])
    let text = SampleTable.csv(Recording(cells: [cell]))
    let subject = RowSubject(key: cell.key, strategy: "greedy")
    let samples = try #require(try SampleTable.parse(Array(text.utf8))[subject])
    #expect(samples.map(\.nanoseconds) == cell.contenders[0].samples.map(\.nanoseconds))
    #expect(samples.map(\.launch) == cell.contenders[0].samples.map(\.launch))
    #expect(text.contains(",latency,"))
  }
}
