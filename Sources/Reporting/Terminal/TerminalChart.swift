public import Analysis

/// The times of a workload over its item counts as a chart of characters, both axes logarithmic.
public struct TerminalChart {
  /// What the terminal can show.
  public struct Style: Sendable {
    public var width: Int
    /// Block characters and box lines; else ASCII.
    public var isUnicode: Bool
    public var hasColors: Bool

    public init(width: Int = 100, isUnicode: Bool = true, hasColors: Bool = false) {
      self.width = width
      self.isUnicode = isUnicode
      self.hasColors = hasColors
    }
  }

  private let blocks: [WorkloadBlock]
  private let budget: FrameBudget
  private let style: Style

  public init(rows: [ResultRow], budget: FrameBudget = .standard, style: Style = Style()) {
    blocks = WorkloadBlock.blocks(of: rows)
    self.budget = budget
    self.style = style
  }

  /// A chart for each workload, ending with a line feed; empty if nothing was measured.
  public var text: String {
    blocks.compactMap { block in
      var styles: [String: Int] = [:]
      for strategy in block.strategies { styles[strategy] = styles.count }
      let chart = WorkloadCharts(block: block, styles: styles).time(budget: budget)
      guard !chart.isEmpty else { return nil }
      let lines = [block.title, ""] + CharacterCanvas(chart, style: style).lines
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
