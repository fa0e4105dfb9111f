import Foundation
import Measurement
import Reporting
import Testing

@Suite struct ResultsDocumentTests {
  @Test func equalResultsAreEqualBytes() throws {
    let document = ResultsDocument(rows: Fixture.workload, environment: Fixture.environment)
    #expect(try document.json() == document.json())
    #expect(try document.json().hasSuffix("}\n"))
  }

  @Test func rowsHaveTheNamesAndTypesOfTheColumns() throws {
    let json = try ResultsDocument(rows: Fixture.workload, environment: Fixture.environment).json()
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(document["schema"] as? Int == Column.schemaVersion)
    let rows = try #require(document["rows"] as? [[String: Any]])
    #expect(rows[0]["strategy"] as? String == "candidates")
    #expect(rows[0]["items"] as? Int == 6)
    #expect(rows[0]["median_ns"] as? Double == 42461.999)
    #expect(rows[0]["fill"] == nil)
    let environment = try #require(document["environment"] as? [String: Any])
    #expect(environment["command"] as? [String] == ["bench", "run"])
  }

  @Test func reasonsAreKept() throws {
    let document = ResultsDocument(rows: Fixture.workload, environment: Fixture.environment)
    let reasons = document.rows.compactMap { $0["reason"] }
    #expect(reasons.contains(.text("100 s is more than its share of the time.")))
    #expect(
      reasons.contains(.text("too few samples of it or of the reference for an interval")))
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let document = ResultsDocument(rows: Fixture.workload, environment: Fixture.environment)
    let decoded = try JSONDecoder().decode(
      ResultsDocument.self, from: Data(document.json().utf8))
    #expect(decoded.rows == document.rows)
    #expect(decoded.environment.seed == 42)
  }
}
