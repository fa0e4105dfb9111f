public import Analysis
public import BenchCommand
public import Measurement
import SheetFitting
public import TextMetrics

/// A sheet that is as high as its content.
public struct SheetSuite: Suite {
  public let name = "sheet"
  public let summary = """
    A sheet is as high as its content, and not higher than the screen, whatever happens to either. \
    The strategies measure what is shown and set its height, or ask the content before showing it.
    """
  public let defaultItems = [10, 30, 100, 300, 1000, 3000, 10_000]

  public init() {}

  public var workloads: [WorkloadDescription] {
    SheetWorkload.allCases.map { WorkloadDescription(name: $0.rawValue, summary: $0.summary) }
  }

  public var strategies: [StrategyDescription] {
    SheetStrategy.allCases.map { StrategyDescription(name: $0.rawValue, summary: $0.summary) }
  }

  public func cells(for inputs: SuiteInputs, measurer: any TextMeasurer) throws -> [Cell] {
    let sizes = inputs.items.isEmpty ? defaultItems : inputs.items
    let host = HostInputs(
      inputs, labels: (sizes.max() ?? 0) + SheetScreen.introduction, measurer: measurer)
    let workloads = SheetWorkload.allCases.filter {
      inputs.workloads.isEmpty || inputs.workloads.contains($0.rawValue)
    }
    let strategies = SheetStrategy.allCases.filter {
      inputs.strategies.isEmpty || inputs.strategies.contains($0.rawValue)
    }
    return workloads.flatMap { workload in
      host.memos.flatMap { memo in
        sizes.map { items in
          Cell(
            key: CellKey(
              suite: name, workload: workload.rawValue, measurer: host.measurerName,
              memo: memo.rawValue, items: items),
            contenders: strategies.map {
              contender($0, workload, items: items, labels: host.labels, host.measurer(memo))
            }, facts: host.facts)
        }
      }
    }
  }

  public func advice(on rows: [ResultRow]) -> [String] {
    let workload = SheetWorkload.contentChange
    let advice = PassAdvice(
      better: SheetStrategy.fitted.rawValue, other: SheetStrategy.feedback.rawValue,
      workload: workload.rawValue, updates: workload.updateCount,
      action:
        "let the sheet ask its content (presentationSizing(.fitted)) where it is sized that way",
      update: "a row more or less")
    return [advice.sentence(on: rows)].compactMap(\.self)
  }

  /// What a row and its nodes hold, in bytes, and what the rest of the screen costs, in rows.
  private static let bytesPerRow = 3000
  private static let rowsOfTheRest = 20
  /// The views of a row, each a unit of work.
  private static let unitsPerRow = 8

  private func contender(
    _ strategy: SheetStrategy, _ workload: SheetWorkload, items: Int, labels: [String],
    _ measurer: any TextMeasurer
  ) -> Contender {
    let rows = items + Self.rowsOfTheRest
    return Contender(
      name: strategy.rawValue, workUnits: Double(rows * Self.unitsPerRow * workload.updateCount),
      setupUnits: Double(rows * Self.unitsPerRow * (workload.updateCount + 1)),
      predictedBytes: rows * Self.bytesPerRow,
      prepare: {
        try SceneOperation(measurer: measurer) { measurer in
          workload.work(strategy: strategy, labels: labels, rows: items, measurer: measurer)
        }
      })
  }
}

extension SheetStrategy {
  /// How it finds the height, and what that costs.
  fileprivate var summary: String {
    switch self {
    case .feedback:
      "Measures the content that is shown with onGeometryChange, keeps the height in state and "
        + "sets a detent of it: one more pass and one more body after each change of the height."
    case .fitted:
      "Proposes nil for the height and takes the answer (presentationSizing): one pass, no state."
    }
  }
}
