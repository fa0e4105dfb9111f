import Foundation
import Reporting
import Testing

@Suite struct ReportingErrorTests {
  @Test(
    "An error says what is wrong, where, and what to do",
    arguments: [
      (ReportingError.emptyFile, "empty", "A run of the benchmark writes one"),
      (.notText(line: 3), "Line 3 is not text", "is this a CSV file"),
      (.unterminatedQuote(line: 4), "Line 4 opens a quoted field", "add the closing"),
      (.strayQuote(line: 5), "Line 5 has a quotation mark", "double those inside"),
      (.strayCarriageReturn(line: 6), "Line 6 has a carriage return", "end lines with"),
      (.raggedRecord(line: 7, fields: 1, expected: 9), "Line 7 has 1 field where", "cut short"),
      (.duplicateColumn("items", line: 1), "names the column “items” twice", "remove one"),
      (.missingColumns(["items", "fill"], line: 1), "lacks the columns items, fill", "version"),
    ])
  func sentences(error: ReportingError, what: String, advice: String) {
    #expect(error.description.contains(what))
    #expect(error.description.contains(advice))
    #expect(error.localizedDescription == error.description)
  }
}
