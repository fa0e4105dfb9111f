public import Analysis
public import BenchCommand
public import Measurement
public import TextMetrics

/// Labels that wrap onto lines.
public struct FlowSuite: Suite {
  public let name = "flow"
  public let summary = """
    Labels stand in lines, as many in a line as fit, and the container is as high as its lines. The \
    strategies ask every label and break every line each time, or keep what they measured, or mend \
    only the lines that a change touches.
    """
  public let defaultItems = [10, 100, 1000, 10_000, 100_000]

  public init() {}

  public var workloads: [WorkloadDescription] {
    FlowWorkload.allCases.map { WorkloadDescription(name: $0.rawValue, summary: $0.summary) }
  }

  public var strategies: [StrategyDescription] {
    FlowStrategy.allCases.map { StrategyDescription(name: $0.rawValue, summary: $0.summary) }
  }

  public func cells(for inputs: SuiteInputs, measurer: any TextMeasurer) throws -> [Cell] {
    let sizes = inputs.items.isEmpty ? defaultItems : inputs.items
    let rows = try RowInputs(inputs: inputs, sizes: sizes, measurer: measurer)
    let workloads = FlowWorkload.allCases.filter {
      inputs.workloads.isEmpty || inputs.workloads.contains($0.rawValue)
    }
    return workloads.flatMap { workload in
      memos(asked: inputs.memo).flatMap { memo in
        sizes.map { size in
          FlowCell(workload: workload, memo: memo, items: size, inputs: inputs, rows: rows).cell
        }
      }
    }
  }

  public func advice(on rows: [ResultRow]) -> [String] { FlowAdvice(rows).sentences }

  /// Labels are remembered unless something else is asked for: what a layout does is compared, and
  /// views on a screen do not measure their text anew each time either.
  private func memos(asked: MemoChoice?) -> [MemoChoice] {
    switch asked ?? .on {
    case .both: [.off, .on]
    case let one: [one]
    }
  }
}
