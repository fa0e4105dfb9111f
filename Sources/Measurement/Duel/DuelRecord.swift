/// The samples of one strategy in one cell, in pairs of the two sides.
public struct DuelRecord: Codable, Sendable {
  public var key: CellKey
  public var strategy: String
  public var pairs: [DuelPair]
  /// Why there are no pairs, as a sentence without a full stop.
  public var reason: String?

  public init(key: CellKey, strategy: String, pairs: [DuelPair] = [], reason: String? = nil) {
    self.key = key
    self.strategy = strategy
    self.pairs = pairs
    self.reason = reason
  }
}

/// Two samples of as many operations, one right after the other on the same processor.
public struct DuelPair: Codable, Sendable {
  public var launch: Int
  public var iterations: Int
  /// Nanoseconds of all operations.
  public var base: Int
  /// Nanoseconds of all operations.
  public var head: Int

  public init(launch: Int, iterations: Int, base: Int, head: Int) {
    self.launch = launch
    self.iterations = iterations
    self.base = base
    self.head = head
  }

  /// How many times as long the head took.
  public var ratio: Double { Double(max(head, 1)) / Double(max(base, 1)) }
}
