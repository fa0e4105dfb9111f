import Analysis
import Foundation
import Measurement
import Testing

@testable import Reporting

@Suite struct ComparisonReportTests {
  private func comparison(
    _ change: (inout ResultRow) -> Void, rows: Int = 1, allowances: [Allowance] = []
  ) -> Comparison {
    var environment = Fixture.environment
    environment.measurer = "embedded"
    let base = (0..<rows).map { ResultSetReadingTests.row("s\($0)") }
    let new = base.map { row in
      var row = row
      change(&row)
      return row
    }
    return Comparison(
      base: ResultSet(rows: base, environment: environment),
      new: ResultSet(rows: new, environment: environment), allowances: allowances)
  }

  private func report(_ comparison: Comparison) -> ComparisonReport {
    ComparisonReport(comparison: comparison, rules: GateRules(), seed: 42)
  }

  private let oneMore: (inout ResultRow) -> Void = { $0.allocations?.allocations = 5 }

  @Test func aRegressionSaysWhichWhereByHowMuchAndHowToSeeWhy() {
    #expect(
      report(comparison(oneMore)).text == """
        Worse (1)
          row/resize/s0  6 items, fill 0.5, memo off
            allocations: 1.5 → 2.5 (+1, +66.7 %)
            bench profile row/resize/s0 --items 6 --fill 0.5 --memo off --measurer embedded --seed 42

        Regression: 1 row compared, 11 exact values equal, the times of 1 tested.

        """)
  }

  @Test func anAllowanceIsShownWithItsReasonAndAnUnusedOneIsNamed() throws {
    let allowances = try Allowance.parse(
      """
      # accepted
      row/resize/s0:allocations=+1  heights are kept too

      row/resize/s0@6:placements=+10%  see the discussion
      """)
    let text = report(comparison(oneMore, allowances: allowances)).text
    #expect(text.contains("Accepted by an allowance (1)"))
    #expect(text.contains("; heights are kept too"))
    #expect(text.contains("The allowance on line 4 is not needed (row/resize/s0@6:placements)"))
    #expect(text.contains("Passed: "))
  }

  @Test(
    "A line that is no allowance is an error with its line",
    arguments: [
      "row/resize:allocations=+1 why", "row/resize/a=+1 why", "row/resize/a:b=1 why",
      "row/resize/a:b=+x why", "row/resize/a:b=+1", "row/resize/a@x:b=+1 why",
      "row/resize/a:b=+inf why", "row//a:b=+1 why", "row/resize/a:b=+0 why",
    ])
  func badAllowance(line: String) {
    #expect {
      try Allowance.parse("\n" + line)
    } throws: { error in
      if case .badAllowance(_, _, 2)? = error as? ReportingError { true } else { false }
    }
  }

  @Test func markdownStaysBelowItsLimitAndSaysWhatIsLeftOut() {
    let report = report(comparison(oneMore, rows: 500))
    #expect(report.markdown().utf8.count > 50_000)
    let short = report.markdown(limit: 10_000)
    #expect(short.utf8.count <= 10_000)
    #expect(short.contains("more findings are left out here"))
    #expect(short.contains("### Regression"))
  }

  @Test func namesCannotBreakMarkdownOrTheTerminal() {
    let comparison = comparison {
      $0.strategy = "a|b<c>\u{1B}[31m"
      $0.allocations?.allocations = 5
    }
    #expect(!report(comparison).text.contains("\u{1B}"))
    #expect(!report(comparison).markdown().contains("\u{1B}"))
  }

  @Test func theWorstTenBecomeAnnotations() {
    let text = WorkflowAnnotations.text(of: comparison(oneMore, rows: 30), rules: GateRules())
    let lines = text.split(separator: "\n")
    #expect(lines.count == 10)
    #expect(
      lines[0] == """
        ::error title=row/resize/s0%2C 6 items%2C fill 0.5%2C memo off::allocations: 1.5 → 2.5 \
        (+1, +66.7 %25)
        """)
  }

  @Test func theDocumentHasTheOutcomeAndEveryFinding() throws {
    let document = ComparisonDocument(comparison: comparison(oneMore), rules: GateRules(), seed: 42)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(document.json().utf8)) as? [String: Any])
    #expect(json["outcome"] as? String == "regression")
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.map { $0["metric"] as? String } == ["allocations"])
    #expect(findings[0]["new"] as? Double == 2.5)
  }
}
