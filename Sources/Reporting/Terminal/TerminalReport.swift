public import Analysis
public import Measurement

/// The results of a run as text for a terminal: a table a workload, each with a closing sentence.
///
/// Plain text without colours. Lines keep to the width unless a single strategy needs more.
public struct TerminalReport {
  private let blocks: [WorkloadBlock]
  private let header: TerminalHeader
  private let width: Int
  private let budget: FrameBudget
  private let advice: [String]

  /// - Parameters:
  ///   - budget: What the closing sentences ask each strategy to stay inside.
  ///   - advice: Sentences that follow them, on what to do.
  ///   - width: The columns of the terminal.
  public init(
    rows: [ResultRow], environment: RunEnvironment, budget: FrameBudget = .standard,
    advice: [String] = [], width: Int = 100
  ) {
    self.budget = budget
    self.advice = advice
    blocks = WorkloadBlock.blocks(of: rows)
    header = TerminalHeader(rows: rows, environment: environment)
    self.width = width
  }

  /// The whole report, ending with a line feed.
  public var text: String {
    let tables = blocks.map(BlockTable.init)
    let marks = tables.reduce(into: Set<Mark>()) { $0.formUnion($1.marks) }
    var sections = [header.lines(width: width)]
    for (block, table) in zip(blocks, tables) {
      let sentence = ClosingStatement(of: block).sentence.printable
      sections.append(
        [block.title, ""] + table.lines(width: width) + [""] + sentence.wrapped(to: width))
    }
    if blocks.isEmpty { sections.append([ClosingStatement.nothingMeasured.sentence]) }
    if !summary.isEmpty { sections.append(summary) }
    if !marks.isEmpty { sections.append(legend(marks)) }
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// What a person would say of the whole run, a sentence a workload.
  private var summary: [String] {
    let verdicts = BudgetVerdict.verdicts(of: blocks, budget: budget).filter(\.isWorthSaying)
    guard !verdicts.isEmpty else { return [] }
    return "In short: what stays inside \(budget.phrase)".wrapped(to: width)
      + (verdicts.map(\.sentence) + advice).flatMap {
        $0.printable.wrapped(to: width, under: "  ")
      }
  }

  /// The meaning of the marks that occur, and why strategies failed.
  private func legend(_ marks: Set<Mark>) -> [String] {
    let used = Mark.allCases.filter(marks.contains)
    let signWidth = used.map(\.sign.terminalWidth).max() ?? 0
    let indent = String(repeating: " ", count: signWidth + 2)
    return used.flatMap { mark in
      let sign = mark.sign.padded(to: signWidth, alignment: .left)
      return mark.meaning.wrapped(to: width, under: sign + "  ")
    } + failures.flatMap { $0.wrapped(to: width, under: indent) }
  }

  /// One sentence for each workload, strategy and reason of a failure, with the smallest size.
  private var failures: [String] {
    var seen: Set<[String]> = []
    return blocks.flatMap { block in
      block.rows.filter { $0.status == .failed }.compactMap { row in
        let reason = row.reason ?? "no reason is known"
        guard seen.insert([block.title, row.strategy, reason]).inserted else { return nil }
        return "`\(row.strategy)` in \(block.title), \(row.key.items) items: \(reason)".printable
      }
    }
  }
}
