import Analysis
import BenchCommand
import Measurement
import TextMetrics

/// A suite that says how many rows it was asked about.
struct AdvisingSuite: Suite {
  var name: String
  let summary = "Counts rows. It has no strategies."
  let workloads: [WorkloadDescription] = []
  let strategies: [StrategyDescription] = []
  let defaultItems = [6]

  static func named(_ names: String...) -> [any Suite] { names.map(AdvisingSuite.init) }

  func cells(for inputs: SuiteInputs, measurer: any TextMeasurer) throws -> [Cell] { [] }

  func advice(on rows: [ResultRow]) -> [String] { ["this is about \(rows.count) of the rows."] }
}
