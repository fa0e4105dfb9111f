/// An item count at which two strategies change places.
public struct Crossover: Hashable, Sendable {
  /// Which strategy is the faster one from here on.
  public let faster: String
  public let slower: String
  /// The item count, between two measured sizes as a rule. Its interval reaches from where the
  /// strategies cannot be told apart any more to where they can again.
  public let items: Estimate

  public init(faster: String, slower: String, items: Estimate) {
    self.faster = faster
    self.slower = slower
    self.items = items
  }
}

/// Which of two strategies is faster at which item counts.
public enum Race: Hashable, Sendable {
  /// They are not both measured anywhere.
  case notRun
  /// One is faster at every item count that tells, up to the largest at which both were measured.
  case always(faster: String, slower: String, upTo: Int)
  /// Nowhere can they be told apart.
  case undecided(upTo: Int)
  /// They change places, once or more, in ascending order of item counts.
  case changes([Crossover])
}
