import Measurement
import Reporting
import Testing

@Suite struct CSVTextTests {
  @Test func aHeaderComesFirstAndThenALineARow() throws {
    let rows = Fixture.workload
    let text = CSVText.results(rows, environment: Fixture.environment)
    let table = try CSVTable(parsing: Array(text.utf8))
    #expect(table.columns == Column.all.map(\.name))
    #expect(table.records.count == rows.count)
    #expect(text.utf8.filter { $0 == UInt8(ascii: "\r") }.count == rows.count + 1)
  }

  @Test func fieldsAreQuotedOnlyWhereTheyMustBe() {
    #expect(
      CSVText.lines([["plain", "a,b", "say \"hi\"", "two\nlines", "cr\r", ""]])
        == "plain,\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",\"cr\r\",\r\n")
  }

  @Test func timesThatWereNotMeasuredAreEmptyRatherThanZero() throws {
    var fixture = Fixture.environment
    fixture.font = nil
    let text = CSVText.results(Fixture.workload, environment: fixture)
    let table = try CSVTable(parsing: Array(text.utf8))
    let record = try #require(
      table.records.first { $0.fields.contains("over-budget") })
    for name in ["min_ns", "median_ns", "ratio", "iterations", "allocations", "font"] {
      #expect(record.fields[try #require(table.columns.firstIndex(of: name))].isEmpty)
    }
    #expect(record.fields[try #require(table.columns.firstIndex(of: "samples"))] == "0")
  }
}
