import Analysis
import Measurement

/// The table of one workload: a line an item count, three columns a strategy.
struct BlockTable {
  private let sizes: [String]
  private let groups: [StrategyColumns]

  /// Every mark that stands in the table.
  var marks: Set<Mark> { groups.reduce(into: []) { $0.formUnion($1.marks) } }

  init(_ block: WorkloadBlock) {
    sizes = block.sizes.map(\.description)
    groups = block.strategies.map { strategy in
      StrategyColumns(
        strategy: strategy.printable,
        entries: block.sizes.map { TableEntry(block[strategy, items: $0]) })
    }
  }

  /// The lines of the table. Strategies that do not fit in `width` columns beside the others
  /// continue in a further table below.
  func lines(width: Int) -> [String] {
    Array(parts(width: width).map(lines).joined(separator: [""]))
  }

  /// The groups that stand side by side.
  private func parts(width: Int) -> [[StrategyColumns]] {
    var parts: [[StrategyColumns]] = []
    var room = 0
    for group in groups {
      let needed = Self.gap + group.width
      if parts.isEmpty || needed > room {
        parts.append([])
        room = width - sizeWidth
      }
      parts[parts.count - 1].append(group)
      room -= needed
    }
    return parts
  }

  private func lines(of groups: [StrategyColumns]) -> [String] {
    let header = line("items", groups.map(\.header))
    let titles = line("", groups.map(\.title))
    return [titles, header]
      + sizes.indices.map { index in line(sizes[index], groups.map { $0.line(index) }) }
  }

  private func line(_ size: String, _ cells: [String]) -> String {
    let gap = String(repeating: " ", count: Self.gap)
    let line = size.padded(to: sizeWidth, alignment: .right) + gap + cells.joined(separator: gap)
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private var sizeWidth: Int { max("items".count, sizes.map(\.count).max() ?? 0) }

  /// The spaces between strategies.
  private static let gap = 3
}
