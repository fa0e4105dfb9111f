import FlowFitting
import Foundation
import Measurement
import RowFitting

/// The ways of laying out a flow that are compared.
enum FlowStrategy: String, CaseIterable {
  case plain, cached, incremental

  /// How it finds its lines, and what that costs.
  var summary: String {
    switch self {
    case .plain:
      "Asks every label for its size and breaks all lines, once for the size and again for placing, "
        + "as one writes it first: 2n questions a layout."
    case .cached:
      "Keeps measured sizes and the lines of a few widths in the layout's cache: n questions a "
        + "change, and one break of all lines a width."
    case .incremental:
      "Keeps as much, and after a change asks only labels whose identity is new and breaks only the "
        + "lines that differ: as many as it takes to meet the old ones."
    }
  }
}

extension FlowQuestion {
  func operation(of strategy: FlowStrategy) -> any PreparedOperation {
    // Labels that only arrive are what a revision is for.
    let revision = workload == .append ? 0 : nil
    let spacing = row.style.spacing
    return switch strategy {
    case .plain:
      FlowOperation(PlainFlow(spacing: spacing), self)
    case .cached:
      FlowOperation(CachedFlow(spacing: spacing, revision: revision), self)
    case .incremental:
      FlowOperation(IncrementalFlow(spacing: spacing, revision: revision), self)
    }
  }
}
