import Analysis
import Foundation
import Measurement
import Reporting
import Testing

@Suite struct HTMLReportTests {
  private func page(
    _ rows: [ResultRow], environment: RunEnvironment = Fixture.environment, base: ResultSet? = nil
  ) -> String {
    HTMLReport(ResultSet(rows: rows, environment: environment), base: base).text
  }

  /// The names of all elements that a page opens.
  private func elements(_ page: String) -> Set<String> {
    Set(page.matches(of: /<([A-Za-z!?][A-Za-z0-9:-]*)/).map { String($0.1).lowercased() })
  }

  @Test func theVerdictComesFirst() throws {
    let page = page(Fixture.workload)
    let verdict = try #require(page.firstRange(of: "The answer"))
    let chart = try #require(page.firstRange(of: "<svg"))
    #expect(verdict.lowerBound < chart.lowerBound)
    #expect(page.contains("<code>candidates</code> up to about 28 items"))
    #expect(page.contains("at every size measured, up to 10000 items"))
  }

  @Test func thePageIsSelfContained() {
    let page = page(Fixture.workload)
    #expect(page.contains("default-src 'none'"))
    for word in ["src=", "@import", "url(", "<script", "<link rel=\"stylesheet"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.matches(of: /https?:\/\//).count == page.matches(of: /xmlns="http:/).count)
  }

  @Test func everyChartHasATextAlternative() {
    let page = page(Fixture.workload)
    let charts = page.matches(of: /<svg/).count
    #expect(charts == 2)
    #expect(page.matches(of: /role="img"/).count == charts)
    #expect(page.matches(of: /<desc>[^<]{40,}<\/desc>/).count == charts)
    #expect(page.contains("greedy: 13.1 µs at 6 items"))
  }

  @Test(
    "Hostile text is inert and legible",
    arguments: [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'; </style><b>", "a`<i>`b",
      "]]></desc></svg><p>", "\u{202E}evil\u{0}\u{1B}[31m", "&amp;", "עברית\u{200F}", "--><svg>",
    ])
  func hostile(text: String) {
    let plain = elements(page(Fixture.workload))
    var environment = Fixture.environment
    environment.commit = text
    environment.font = text
    environment.command = ["bench", text]
    environment.measurerReason = text
    var failed = Fixture.contender(text + "2", nanoseconds: 10)
    failed.status = .failed
    failed.reason = text
    let rows = Fixture.rows(
      [6, 60].map { items in
        CellRecord(
          key: Fixture.key(items: items, workload: text),
          contenders: [
            Fixture.contender(text, nanoseconds: 1e5), failed,
            Fixture.contender("b" + text, nanoseconds: 9e5), ContenderRecord(name: text + "3"),
          ])
      })
    let report = HTMLReport(ResultSet(rows: rows, environment: environment))
    // What is legal in a page of harmless names, and the list of problems.
    #expect(elements(report.text).subtracting(plain).isSubset(of: ["p", "ul", "li"]))
    let pages = [report.text] + report.charts.map(\.svg)
    for page in pages {
      for scalar in page.unicodeScalars where scalar != "\n" {
        #expect(scalar.properties.generalCategory != .control)
        #expect(!("\u{202A}"..."\u{202E}").contains(scalar) && scalar != "\u{200F}")
      }
    }
    let words = text.split { !$0.isASCII || !$0.isLetter }.filter { $0.count > 2 }
    for word in words { #expect(report.text.contains(word), "\(word)") }
    #expect(
      report.charts.allSatisfy {
        $0.name.allSatisfy { "-.".contains($0) || $0.isLetter || $0.isNumber }
      })
  }

  @Test func whatIsMissingIsSaidWhereItWouldBe() {
    var failed = Fixture.contender("wrong", nanoseconds: 10)
    failed.status = .failed
    failed.reason = "It shows 4 items where the others show 5."
    let late = ContenderRecord(name: "late")
    let tooMuch = ContenderRecord(name: "late", status: .overBudget, reason: "1 s is too long.")
    let rows = Fixture.rows([
      CellRecord(
        key: Fixture.key(items: 10),
        contenders: [Fixture.contender("sound", nanoseconds: 100_000), failed, tooMuch]),
      CellRecord(
        key: Fixture.key(items: 1000),
        contenders: [Fixture.contender("sound", nanoseconds: 10_000_000), late]),
    ])
    let page = page(rows)
    #expect(page.contains("<code>wrong</code>: failed at 10 items; not in the results at 1000"))
    #expect(page.contains("<code>late</code>: over budget at 10 items; interrupted at 1000"))
    #expect(page.contains("failed at 10 items (It shows 4 items where the others show 5.)"))
    #expect(page.contains("<td data-name=\"late\">over budget</td>"))
    #expect(page.contains("<td data-name=\"wrong\">not in the results</td>"))
    // The rest is still right: 100 µs at 10 and 10 ms at 1000 items pass 833 µs at 83.
    #expect(page.contains("<code>sound</code> up to about 82 items"))
    #expect(!page.contains("10.0 ns"))
  }

  @Test func aBaseIsComparedByRatios() {
    let slower = Fixture.workload.map { row in
      var row = row
      row.time = row.time.map {
        TimeSummary(
          minimum: 2 * $0.minimum, median: Estimate(2 * $0.median.value),
          ninetiethPercentile: 2 * $0.ninetiethPercentile)
      }
      return row
    }
    var environment = Fixture.environment
    environment.commit = "feed123"
    let page = page(
      slower, base: ResultSet(rows: Fixture.workload, environment: environment))
    #expect(page.contains("Time against the base"))
    #expect(page.contains("<td data-name=\"greedy\">2.0×</td>"))
    #expect(page.contains("feed123"))
  }

  @Test func noResultsAreSaidToBeNone() {
    let page = page([])
    #expect(page.contains("This file has no results."))
    #expect(page.contains("No strategy was measured."))
  }

  @Test func theCostOfAMeasurementMovesTheLimits() {
    let sizes = [6, 10, 20, 50, 100, 200]
    let rows = Fixture.rows(
      ["off", "on"].flatMap { memo in
        sizes.map { items in
          var key = Fixture.key(items: items)
          key.memo = memo
          let perItem = memo == "on" ? 100.0 : 10_000
          return CellRecord(
            key: key,
            contenders: [
              Fixture.contender(
                "whole", nanoseconds: perItem * Double(items), counts: ["measure_calls": items]),
              Fixture.contender("few", nanoseconds: 5000, counts: ["measure_calls": 1]),
            ])
        }
      })
    let page = page(rows)
    #expect(page.contains("measuring a label took about"))
    // At 10 µs a label, 833 µs are spent at 82 items; at 100 ns, all are inside.
    #expect(
      page.contains(
        "<th scope=\"row\" data-name=\"a label costs\">10.0 µs</th><td data-name=\"whole\">8"))
  }
}
