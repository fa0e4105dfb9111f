public import Measurement

/// The rows of one workload under one set of circumstances, which differ in item count and
/// strategy only: what a table shows, and what a sentence is about.
public struct WorkloadBlock: Sendable {
  /// The rows in the order in which they came.
  public let rows: [ResultRow]
  /// The strategies in the order of the rows, each once.
  public let strategies: [String]
  /// The item counts, ascending, each once.
  public let sizes: [Int]
  private let positions: [Position: Int]

  /// The key of the first row. Its item count, and with a fill its width, are not the block's.
  public var key: CellKey { rows[0].key }

  /// The row of a strategy at an item count; nil if there is none. The first one counts.
  public subscript(strategy: String, items items: Int) -> ResultRow? {
    positions[Position(strategy: strategy, items: items)].map { rows[$0] }
  }

  /// The blocks of `rows`, in the order in which each begins.
  public static func blocks(of rows: [ResultRow]) -> [WorkloadBlock] {
    var order: [CellKey] = []
    var groups: [CellKey: [ResultRow]] = [:]
    for row in rows {
      let circumstances = row.key.circumstances
      if groups[circumstances] == nil { order.append(circumstances) }
      groups[circumstances, default: []].append(row)
    }
    return order.compactMap { groups[$0].map(WorkloadBlock.init) }
  }

  private init(rows: [ResultRow]) {
    self.rows = rows
    var seen: Set<String> = []
    strategies = rows.map(\.strategy).filter { seen.insert($0).inserted }
    sizes = Set(rows.map(\.key.items)).sorted()
    positions = Dictionary(
      rows.enumerated().map { (Position($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private struct Position: Hashable {
    var strategy: String
    var items: Int

    init(strategy: String, items: Int) {
      self.strategy = strategy
      self.items = items
    }

    init(_ row: ResultRow) {
      self.init(strategy: row.strategy, items: row.key.items)
    }
  }
}

extension CellKey {
  /// The key without what varies inside a block: the item count, and the width where it follows
  /// from the item count.
  fileprivate var circumstances: CellKey {
    var key = self
    key.items = 0
    if fill != nil { key.width = nil }
    return key
  }
}
