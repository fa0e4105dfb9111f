import Analysis
import Measurement
import Testing

@testable import Reporting

/// A file of results that somebody or something changed.
struct ChangedFile: CustomTestStringConvertible {
  let testDescription: String
  let change: @Sendable (String) -> String
  let error: ReportingError

  static let all = [
    ChangedFile(testDescription: "nothing at all", change: { _ in "" }, error: .emptyFile),
    ChangedFile(
      testDescription: "only the header", change: { $0.firstLines(1) }, error: .noRows),
    ChangedFile(
      testDescription: "cut inside a line", change: { String($0.dropLast(60)) },
      error: .raggedRecord(line: 3, fields: 68, expected: 74)),
    ChangedFile(
      testDescription: "cut before the last end of line", change: { String($0.dropLast(1)) },
      error: .cutShort(line: 3)),
    ChangedFile(
      testDescription: "a row twice", change: { $0 + $0.line(2) },
      error: .duplicateRow(line: 4, first: 2)),
    ChangedFile(
      testDescription: "two files behind each other", change: { $0 + $0 },
      error: .otherSchema("schema", supported: 1, line: 4)),
    ChangedFile(
      testDescription: "another schema", change: { $0.replacing("\r\n1,row", with: "\r\n2,row") },
      error: .otherSchema("2", supported: 1, line: 2)),
    ChangedFile(
      testDescription: "rows of two machines",
      change: {
        $0 + $0.line(2).replacing("greedy", with: "other").replacing("2.00", with: "3.00")
      },
      error: .mixedRuns(column: "cpu", line: 4, first: 2)),
    ChangedFile(
      testDescription: "a median outside its interval",
      change: { $0.replacing(",8.5,8,9,", with: ",9.5,8,9,") },
      error: .badField(
        column: "median_ns", value: "9.5",
        expected: "a number between median_low_ns and median_high_ns", line: 2)),
    ChangedFile(
      testDescription: "a time that is not a number",
      change: { $0.replacing(",8.5,8,9,", with: ",nan,8,9,") },
      error: .badField(
        column: "median_ns", value: "nan", expected: "a number from 0 on", line: 2)),
    ChangedFile(
      testDescription: "a time taken out", change: { $0.replacing(",8.5,8,9,", with: ",,8,9,") },
      error: .badField(
        column: "median_ns", value: "", expected: "a value, as median_low_ns has one", line: 2)),
    ChangedFile(
      testDescription: "an unknown status", change: { $0.replacing(",ok,", with: ",fine,") },
      error: .badField(
        column: "status", value: "fine",
        expected: "one of ok, few-samples, over-budget, interrupted, failed", line: 2)),
    ChangedFile(
      testDescription: "a negative count of items",
      change: { $0.replacing(",off,6,", with: ",off,-6,") },
      error: .badField(
        column: "items", value: "-6", expected: "a whole number from 0 on", line: 2)),
    ChangedFile(
      testDescription: "a count that is no average",
      change: { $0.replacing(",2,0.5,", with: ",2,0.123456789123,") },
      error: .badField(
        column: "badge_appearances", value: "0.123456789123",
        expected: "an average over whole operations", line: 2)),
    ChangedFile(
      testDescription: "a column taken out", change: { $0.withoutColumn("allocations") },
      error: .missingColumns(["allocations"], line: 1)),
  ]
}

@Suite struct ResultSetReadingTests {
  @Test func whatWasWrittenIsReadBackAlike() throws {
    let rows = [Self.row("greedy"), ResultRow(key: Self.key, strategy: "b", status: .overBudget)]
    let read = try ResultSet(parsing: Array(Self.text(rows).utf8))
    #expect(read.rows == rows)
    #expect(read.environment.cpu == Fixture.environment.cpu)
    #expect(read.environment.seed == 42)
    #expect(CSVText.results(read.rows, environment: read.environment) == Self.text(rows))
  }

  @Test func linesMayEndWithALineFeedAndColumnsMayBeReorderedAndAdded() throws {
    let text = Self.text([Self.row("greedy")])
    let shuffled =
      text.split(whereSeparator: \.isNewline).enumerated().map { number, line in
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).reversed()
        return ((number == 0 ? ["mood"] : ["\"good, really\""]) + fields.map(String.init))
          .joined(separator: ",")
      }.joined(separator: "\n") + "\n"
    let read = try ResultSet(parsing: Array(shuffled.utf8))
    #expect(read.rows == [Self.row("greedy")])
  }

  @Test func aFileFromBeforeTheLaunchColumnsIsRead() throws {
    var text = Self.text([Self.row("greedy")])
    for column in [
      "latency_mean", "latency_deviation", "throughput_mean", "throughput_deviation",
    ] { text = text.withoutColumn(column) }
    let row = try #require(try ResultSet(parsing: Array(text.utf8)).rows.first)
    #expect(row.launchSpreads.isEmpty)
    #expect(row.yardstickRatios.count == 2)
  }

  @Test("A changed file is an error with its line, not a pass", arguments: ChangedFile.all)
  func changed(file: ChangedFile) {
    let text = file.change(Self.text([Self.row("greedy"), Self.row("cached")]))
    #expect(throws: file.error) { try ResultSet(parsing: Array(text.utf8)) }
  }

  @Test func bytesAtRandomPlacesNeverCrashTheReader() {
    var generator = SeededGenerator(seed: 7)
    let bytes = Array(Self.text([Self.row("greedy"), Self.row("cached")]).utf8)
    for _ in 0..<600 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let position = Int.random(in: 0..<changed.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: changed[position] = UInt8.random(in: 0...255, using: &generator)
        case 1: changed.remove(at: position)
        default: changed.insert(UInt8(ascii: "9"), at: position)
        }
      }
      if let read = try? ResultSet(parsing: changed) {
        #expect(read.rows.count == 2)
      }
    }
  }

  @Test(
    "An average is read back as the totals that it came from",
    arguments: [
      (0, 1), (7, 1), (1, 3), (12_345, 64), (999_999, 10_000), (50_005_000 * 63 + 1, 63),
    ])
  func averages(total: Int, operations: Int) throws {
    let average = Double(total) / Double(operations)
    let whole = try #require(Fraction.totals(of: ["a": average, "b": 0.5]))
    #expect(Double(whole.totals["a"] ?? -1) / Double(whole.operations) == average)
    #expect(Double(whole.totals["b"] ?? -1) / Double(whole.operations) == 0.5)
  }

  static let key = CellKey(
    suite: "row", workload: "resize", measurer: "embedded", memo: "off", items: 6, width: 680,
    fill: 0.5)

  static func row(_ strategy: String) -> ResultRow {
    var row = ResultRow(
      key: key, strategy: strategy,
      facts: ["visible": "3", "hidden": "3", "labels_digest": "f00d"],
      time: TimeSummary(
        minimum: 7, median: Estimate(8.5, interval: Interval(low: 8, high: 9)),
        ninetiethPercentile: 10),
      reference: "greedy", ratio: Estimate(1, interval: Interval(low: 1, high: 1)),
      yardstickRatios: [.latency: Estimate(3), .throughput: Estimate(4)],
      launchSpreads: [
        .latency: LaunchSpread(mean: 3, deviation: 0.015625, launches: 3),
        .throughput: LaunchSpread(mean: 4, deviation: 0.0078125, launches: 3),
      ],
      counts: WorkCounts(
        [
          "item_appearances": 4, "badge_appearances": 1, "measure_calls": 5, "cache_hits": 0,
          "search_steps": 2, "placements": 12,
        ], operations: 2),
      allocations: AllocationRecord(
        allocations: 3, allocatedBytes: 64, freedBytes: 32, operations: 2, stateBytes: -16))
    row.extent.launches = 3
    row.extent.rounds = 12
    row.extent.samples = 12
    row.extent.iterations = 100
    row.extent.preemptions = 1
    return row
  }

  static func text(_ rows: [ResultRow]) -> String {
    var environment = Fixture.environment
    environment.measurer = "embedded"
    return CSVText.results(rows, environment: environment)
  }
}

extension String {
  fileprivate func line(_ number: Int) -> String {
    split(whereSeparator: \.isNewline)[number - 1] + "\r\n"
  }

  fileprivate func firstLines(_ count: Int) -> String {
    split(whereSeparator: \.isNewline).prefix(count).map { $0 + "\r\n" }.joined()
  }

  /// The text, which has no quoted fields, without one of its columns.
  fileprivate func withoutColumn(_ name: String) -> String {
    let lines = split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    guard let position = lines.first?.firstIndex(where: { $0 == name }) else { return self }
    return lines.map { line in
      (line[..<position] + line[(position + 1)...]).joined(separator: ",") + "\r\n"
    }.joined()
  }
}
