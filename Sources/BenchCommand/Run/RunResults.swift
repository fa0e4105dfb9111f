import Analysis
import Measurement
import Reporting

/// What a run found, in the forms in which it is written.
struct RunResults {
  private let rows: [ResultRow]
  private let environment: RunEnvironment

  init(recording: Recording, environment: RunEnvironment) {
    rows = recording.resultRows()
    self.environment = environment
  }

  var csv: String { CSVText.results(rows, environment: environment) }

  func table(budget: FrameBudget) -> String {
    TerminalReport(rows: rows, environment: environment, budget: budget).text
  }

  func page(budget: FrameBudget) -> String {
    HTMLReport(ResultSet(rows: rows, environment: environment), budget: budget).text
  }

  func chart(budget: FrameBudget) -> String {
    TerminalChart(rows: rows, budget: budget, style: TerminalDisplay.current.chartStyle).text
  }

  func json() throws -> String {
    try ResultsDocument(rows: rows, environment: environment).json()
  }
}
