import Analysis
import Foundation
import Measurement
import Reporting
import Testing

/// The page in a real browser, where there is one: `chromium` or `google-chrome`.
@Suite(
  .enabled("Skipped: no Chromium is installed, so the page is not looked at.") {
    Browser.executable != nil
  })
struct BrowserTests {
  /// What is looked at.
  enum Page: CaseIterable {
    /// Fixtures with a very long name and times out of reach.
    case fixtures
    /// A whole run of all suites: the committed baseline.
    case wholeRun

    func report() throws -> HTMLReport {
      switch self {
      case .fixtures: return BrowserTests.report
      case .wholeRun:
        let file = URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: "../../../Results/baseline.csv").standardized
        return HTMLReport(try ResultSet(parsing: Array(try Data(contentsOf: file))))
      }
    }
  }

  private static let report: HTMLReport = {
    let sizes = [6, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
    let rows = Fixture.rows(
      ["first-fit", "resize"].flatMap { workload in
        sizes.map { items in
          let n = Double(items)
          var candidates = Fixture.contender(
            "candidates", nanoseconds: 2000 * n * (n + 1) / 2, allocations: items * items,
            counts: ["measure_calls": items * (items + 1) / 2])
          if items > 500 { candidates = ContenderRecord(name: "candidates", status: .overBudget) }
          return CellRecord(
            key: Fixture.key(items: items, workload: workload),
            contenders: [
              candidates,
              Fixture.contender("candidates-lazy", nanoseconds: 1500 * n * n, allocations: items),
              Fixture.contender(
                "greedy", nanoseconds: 13_000 + n, allocations: 0,
                counts: ["measure_calls": 8]),
              Fixture.contender(
                String(repeating: "long-name-", count: 8), nanoseconds: 20_000, allocations: 4),
            ])
        }
      })
    return HTMLReport(ResultSet(rows: rows, environment: Fixture.environment))
  }()

  @Test(
    "Nothing overlaps, nothing is cut off, and nothing scrolls sideways",
    arguments: Page.allCases,
    [(1280, Browser.Scheme.light), (390, .light), (1280, .dark), (390, .dark)])
  func layout(page: Page, window: (width: Int, scheme: Browser.Scheme)) throws {
    let browser = try #require(Browser(width: window.width, scheme: window.scheme))
    let page = try page.report().text
    let findings = try browser.findings(in: page)
    #expect(findings == "fine")
    let picture = try browser.screenshot(of: page)
    // A page of one colour would be smaller.
    #expect(picture.count > 20_000)
  }

  @Test func aPageThatIsTooWideIsFound() throws {
    let browser = try #require(Browser(width: 390, scheme: .light))
    let wide = Self.report.text.split(separator: "<main>", maxSplits: 1).joined(
      separator: "<main><div style=\"width:600px\">wide</div>")
    #expect(try browser.findings(in: wide).contains("scrolls"))
  }
}
