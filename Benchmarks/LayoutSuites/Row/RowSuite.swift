public import BenchCommand
public import Measurement
import RowFitting
public import TextMetrics

/// The whole-prefix row: the longest prefix of whole labels that fits, and a badge "h more".
public struct RowSuite: Suite {
  public let name = "row"
  public let summary = """
    A row shows the longest prefix of whole labels that fits, and a badge "h more" for the rest. \
    The strategies build every row and take the first that fits, or go over the labels once, or \
    keep what they measured; those whose names end in -view do so with HeadlessUI's views.
    """
  public let defaultItems = [6, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

  public init() {}

  public var workloads: [WorkloadDescription] {
    RowWorkload.allCases.map { WorkloadDescription(name: $0.rawValue, summary: $0.summary) }
      + [RowListCell.workload]
  }

  public var strategies: [StrategyDescription] {
    RowStrategy.allCases.map { StrategyDescription(name: $0.rawValue, summary: $0.summary) }
      + RowViewForm.allCases.map { StrategyDescription(name: $0.rawValue, summary: $0.summary) }
  }

  public func cells(for inputs: SuiteInputs, measurer: any TextMeasurer) throws -> [Cell] {
    let sizes = inputs.items.isEmpty ? defaultItems : inputs.items
    let rows = try RowInputs(inputs: inputs, sizes: sizes, measurer: measurer)
    let workloads = RowWorkload.allCases.filter {
      inputs.workloads.isEmpty || inputs.workloads.contains($0.rawValue)
    }
    var cells: [Cell] = []
    for workload in workloads {
      for memo in memos(of: workload, asked: inputs.memo) {
        for isFilled in [false, true] {
          for size in sizes {
            let cell = RowCell(
              workload: workload, memo: memo, items: size,
              fill: isFilled ? inputs.fill : nil, inputs: inputs, rows: rows)
            cells.append(try cell.cell())
          }
        }
      }
    }
    return try cells + listCells(sizes, inputs, rows)
  }

  /// - Parameter sizes: Those of a run; where it names none, rows stay as short as rows of a list.
  private func listCells(_ sizes: [Int], _ inputs: SuiteInputs, _ rows: RowInputs) throws
    -> [Cell]
  {
    let names = inputs.workloads
    guard names.isEmpty || names.contains(RowListCell.workload.name) else { return [] }
    let sizes = sizes.filter { !inputs.items.isEmpty || $0 <= RowListCell.mostItems }
    return try [nil, inputs.fill].flatMap { fill in
      try sizes.map { size in
        try RowListCell(items: size, fill: fill, inputs: inputs, rows: rows).cell()
      }
    }
  }

  private func memos(of workload: RowWorkload, asked: MemoChoice?) -> [MemoChoice] {
    switch asked ?? (workload.comparesMemo ? .both : .off) {
    case .both: [.off, .on]
    case let one: [one]
    }
  }
}

extension RowSuite: NamesMeasuredTexts {
  /// A label that reads like a badge is taken for one.
  public func name(ofText text: String) -> String {
    let badge = BadgeText()
    guard text.hasSuffix(badge.suffix) else { return "item" }
    let number = Int(text.dropLast(badge.suffix.count).filter { $0 != "," })
    return number.map { $0 > 0 && badge.text(hidden: $0) == text } == true ? "badge" : "item"
  }
}

extension RowStrategy {
  /// How it finds its answer, and what that costs.
  fileprivate var summary: String {
    switch self {
    case .candidates:
      "Builds all n + 1 whole rows, measures them all, and takes the first that fits: n(n+1)/2 "
        + "item appearances."
    case .candidatesLazy:
      "Builds and measures the same rows one by one from the longest, and stops at the first that "
        + "fits, as ViewThatFits does: near n(n+1)/2 item appearances when few fit."
    case .greedy:
      "Goes over the items once until they pass the width, then back to the largest prefix whose "
        + "badge fits: about k + 1 items for k shown."
    case .cached:
      "A Layout whose cache holds measured widths and their running sums: the first time as "
        + "greedy, then O(log n) search steps for a new width."
    }
  }
}
