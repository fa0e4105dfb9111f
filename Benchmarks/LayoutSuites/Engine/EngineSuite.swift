public import BenchCommand
public import Measurement
public import TextMetrics

/// What `HeadlessUI` itself takes: the time of an operation divided by the item count is that of a
/// leaf, which is to stay under 1 µs for a colour and 4 µs for a chip on the machine that the
/// package is developed on.
public struct EngineSuite: Suite {
  public let name = "engine"
  public let summary = """
    Many leaves in a flow layout, or in stacks of \(EngineScene.stackLength): what HeadlessUI takes \
    to make, measure and place them, to lay them out again, and to follow one change. The \
    strategies are two kinds of leaves.
    """
  public let workloads = EngineWorkload.allCases.map {
    WorkloadDescription(name: $0.rawValue, summary: $0.summary)
  }
  public let strategies = EngineLeaf.allCases.map {
    StrategyDescription(name: $0.rawValue, summary: $0.summary)
  }
  public let defaultItems = [1000, 10_000]
  /// It compares no two answers to one problem.
  public let isMeasuredByDefault = false

  public init() {}

  public func cells(for inputs: SuiteInputs, measurer: any TextMeasurer) throws -> [Cell] {
    let sizes = inputs.items.isEmpty ? defaultItems : inputs.items
    let labels = LabelList(labels: inputs.labels, seed: inputs.seed).prefix(sizes.max() ?? 0)
    let workloads = EngineWorkload.allCases.filter {
      inputs.workloads.isEmpty || inputs.workloads.contains($0.rawValue)
    }
    let leaves = EngineLeaf.allCases.filter {
      inputs.strategies.isEmpty || inputs.strategies.contains($0.rawValue)
    }
    return workloads.flatMap { workload in
      sizes.map { items in
        let question = EngineQuestion(
          workload: workload, labels: Array(labels.prefix(items)), width: inputs.width,
          measurer: inputs.memo == .on ? MemoizedMeasurer(measurer) : measurer)
        return Cell(
          key: CellKey(
            suite: name, workload: workload.rawValue, measurer: measurer.description.kind.rawValue,
            memo: (inputs.memo == .on ? MemoChoice.on : .off).rawValue, items: items,
            width: inputs.width),
          contenders: leaves.map { question.contender($0) },
          knownDigests: [UInt64(items)])
      }
    }
  }
}

/// What one operation of the suite `engine` is.
enum EngineWorkload: String, CaseIterable {
  case appear
  case again
  case change

  var summary: String {
    switch self {
    case .appear: "The leaves appear in a flow: all is made, measured, placed and freed again."
    case .again: "The same flow is laid out again at the same size."
    case .change:
      """
      In a column of rows of \(EngineScene.stackLength) leaves, one leaf becomes wider or narrower.
      """
    }
  }
}

/// What the suite `engine` lays out.
enum EngineLeaf: String, CaseIterable {
  case colours
  case chips

  var summary: String {
    switch self {
    case .colours: "A colour in a frame of its own: two nodes, nothing to measure."
    case .chips: "A measured label with padding on a background: six nodes."
    }
  }
}

extension EngineQuestion {
  fileprivate func contender(_ leaf: EngineLeaf) -> Contender {
    let count = Double(labels.count)
    // Looking at a tree again takes no time for a leaf, and a change that of one stack.
    let workUnits =
      switch workload {
      case .appear: count
      case .again: 1.0
      case .change: Double(EngineScene.stackLength)
      }
    return Contender(
      name: leaf.rawValue, workUnits: workUnits, setupUnits: max(1, count),
      predictedBytes: labels.count * 3000,
      prepare: {
        nonisolated(unsafe) let question = self
        return try SceneOperation { EngineScene(leaf, question) }
      })
  }
}
