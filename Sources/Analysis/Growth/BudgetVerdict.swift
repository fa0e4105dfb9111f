public import Measurement

/// How far each strategy stays inside a budget in one workload, with measurements kept and not.
public struct BudgetVerdict: Sendable {
  /// The blocks of the workload, which differ in whether measurements are kept only.
  public let blocks: [WorkloadBlock]
  public let budget: FrameBudget
  /// In report order.
  public let strategies: [Strategy]
  /// The largest item count asked about.
  public let largest: Int
  /// The strategy that the first block's ``ClosingStatement`` is about; nil without a clear one.
  public let fastest: String?

  public struct Strategy: Sendable {
    public let name: String
    /// One limit a block, in their order.
    public let limits: [BudgetLimit]
    /// The limits where as many rows as a list shows share the budget, in the order of the blocks.
    public let listLimits: [BudgetLimit]
  }

  public var key: CellKey { blocks[0].key }

  /// The verdicts of all workloads, in the order in which each begins.
  public static func verdicts(
    of blocks: [WorkloadBlock], budget: FrameBudget = .standard
  ) -> [BudgetVerdict] {
    var order: [CellKey] = []
    var groups: [CellKey: [WorkloadBlock]] = [:]
    for block in blocks {
      var subject = block.key
      (subject.memo, subject.items) = ("", 0)
      if subject.fill != nil { subject.width = nil }
      if groups[subject] == nil { order.append(subject) }
      groups[subject, default: []].append(block)
    }
    return order.compactMap { groups[$0].map { BudgetVerdict($0, budget: budget) } }
  }

  private init(_ blocks: [WorkloadBlock], budget: FrameBudget) {
    self.blocks = blocks
    self.budget = budget
    largest = blocks.compactMap(\.sizes.last).max() ?? 0
    if case .faster(let advantage) = ClosingStatement(of: blocks[0]) {
      fastest = advantage.strategy
    } else {
      fastest = nil
    }
    let rows = Double(FrameBudget.visibleRows)
    strategies = blocks[0].strategies.map { name in
      func limits(_ nanoseconds: Double) -> [BudgetLimit] {
        blocks.map { BudgetLimit(of: name, in: $0, nanoseconds: nanoseconds) }
      }
      return Strategy(
        name: name, limits: limits(budget.nanoseconds),
        listLimits: limits(budget.nanoseconds / rows))
    }
  }
}
