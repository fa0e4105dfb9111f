/// What a block of results comes down to.
public enum ClosingStatement: Hashable, Sendable {
  /// No strategy has a time.
  case nothingMeasured
  /// At no item count do two strategies have a time; the ones that have any, in report order.
  case nothingToCompare(strategies: [String])
  /// At this item count, the largest at which strategies can be compared, none is faster than
  /// all others by ``leastFactor``.
  case noClearWinner(items: Int)
  /// One strategy is faster than others, from an item count on.
  case faster(Advantage)

  /// The least speed-up that is called faster.
  public static let leastFactor = 1.1
}

/// From which item count on a strategy is faster than others, and by how much at least.
public struct Advantage: Hashable, Sendable {
  public let strategy: String
  /// The smallest item count that the statement is about; it is also about all larger ones.
  public let start: Int
  /// One margin for each strategy that is beaten from `start` on, in report order; at least one.
  public let margins: [Margin]

  public init(strategy: String, start: Int, margins: [Margin]) {
    self.strategy = strategy
    self.start = start
    self.margins = margins
  }
}
