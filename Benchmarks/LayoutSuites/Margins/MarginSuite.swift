public import Analysis
public import BenchCommand
public import Measurement
public import TextMetrics

/// Content of limited width, centred in its container.
public struct MarginSuite: Suite {
  public let name = "margins"
  public let summary = """
    Scrolled content has a limited width and is centred; the scroll view itself, with its \
    indicators, fills the container. The strategies read the width around the views, observe it \
    and keep it in state, or are a Layout that sees it.
    """
  public let defaultItems = [10, 30, 100, 300, 1000, 3000]

  public init() {}

  public var workloads: [WorkloadDescription] {
    MarginWorkload.allCases.map { WorkloadDescription(name: $0.rawValue, summary: $0.summary) }
  }

  public var strategies: [StrategyDescription] {
    MarginStrategy.allCases.map { StrategyDescription(name: $0.rawValue, summary: $0.summary) }
  }

  public func cells(for inputs: SuiteInputs, measurer: any TextMeasurer) throws -> [Cell] {
    let sizes = inputs.items.isEmpty ? defaultItems : inputs.items
    let host = HostInputs(
      inputs, labels: max(sizes.max() ?? 0, MarginWorkload.depths.max() ?? 0), measurer: measurer)
    let workloads = MarginWorkload.allCases.filter {
      inputs.workloads.isEmpty || inputs.workloads.contains($0.rawValue)
    }
    return workloads.flatMap { workload in
      host.memos.flatMap { memo in
        workload.sizes(among: sizes, isChosen: !inputs.items.isEmpty).map { items in
          let work = MarginWork(workload, labels: host.labels, items: items, seed: inputs.seed)
          return Cell(
            key: CellKey(
              suite: name, workload: workload.rawValue, measurer: host.measurerName,
              memo: memo.rawValue, items: items),
            contenders: strategies(for: inputs).map { contender($0, work, host.measurer(memo)) },
            cycleLength: workload.cycleLength, facts: host.facts)
        }
      }
    }
  }

  public func advice(on rows: [ResultRow]) -> [String] {
    func advice(_ workload: MarginWorkload, action: String, update: String) -> String? {
      PassAdvice(
        better: MarginStrategy.layout.rawValue, other: MarginStrategy.geometryChange.rawValue,
        workload: workload.rawValue, updates: workload.updateCount, action: action, update: update
      ).sentence(on: rows)
    }
    return [
      advice(.resize, action: "write the margin as a Layout", update: "a new width"),
      advice(
        .nested, action: "above all inside each other, use the Layout", update: "a new window"),
    ].compactMap(\.self)
  }

  private func strategies(for inputs: SuiteInputs) -> [MarginStrategy] {
    MarginStrategy.allCases.filter {
      inputs.strategies.isEmpty || inputs.strategies.contains($0.rawValue)
    }
  }

  /// What a row and its nodes hold, in bytes, and what the rest of the window costs, in rows.
  private static let bytesPerRow = 3000
  private static let rowsOfTheRest = 5
  /// The views of a row, each a unit of work.
  private static let unitsPerRow = 8

  private func contender(
    _ strategy: MarginStrategy, _ work: MarginWork, _ measurer: any TextMeasurer
  ) -> Contender {
    let rows = work.items + Self.rowsOfTheRest
    return Contender(
      name: strategy.rawValue,
      workUnits: Double(rows * Self.unitsPerRow * work.workload.updateCount),
      setupUnits: Double(rows * Self.unitsPerRow * work.workload.setupCount),
      predictedBytes: rows * Self.bytesPerRow,
      prepare: { try work.operation(of: strategy, measurer: measurer) })
  }
}
