import Analysis
import Measurement
import Reporting

/// What a run found, in the forms in which it is written.
struct RunResults {
  private let rows: [ResultRow]
  private let environment: RunEnvironment
  private let advice: [String]

  init(recording: Recording, environment: RunEnvironment, suites: [any Suite]) {
    rows = recording.resultRows()
    self.environment = environment
    advice = suites.advice(on: rows)
  }

  var csv: String { CSVText.results(rows, environment: environment) }

  func table(budget: FrameBudget) -> String {
    TerminalReport(rows: rows, environment: environment, budget: budget, advice: advice).text
  }

  func page(budget: FrameBudget) -> String {
    let results = ResultSet(rows: rows, environment: environment)
    return HTMLReport(results, budget: budget, advice: advice).text
  }

  func chart(budget: FrameBudget) -> String {
    TerminalChart(rows: rows, budget: budget, style: TerminalDisplay.current.chartStyle).text
  }

  func json() throws -> String {
    try ResultsDocument(rows: rows, environment: environment).json()
  }
}
