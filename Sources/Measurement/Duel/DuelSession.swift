/// Samples two programs in turn, several launches of both, each on another processor.
public struct DuelSession {
  public struct Terms: Sendable {
    public var launches: Int
    public var rounds: Int
    /// What would have more bytes alive is left out.
    public var bytes: Int
    public var seed: UInt64
    /// The rows to sample; nil for all that both have.
    public var isWanted: @Sendable (CellKey, _ strategy: String) -> Bool

    public init(
      launches: Int, rounds: Int, bytes: Int, seed: UInt64,
      isWanted: @escaping @Sendable (CellKey, _ strategy: String) -> Bool = { _, _ in true }
    ) {
      self.launches = launches
      self.rounds = rounds
      self.bytes = bytes
      self.seed = seed
      self.isWanted = isWanted
    }
  }

  /// The result of all launches.
  public struct Outcome: Sendable {
    public var records: [DuelRecord]
    /// Whether both programs were kept on one processor in every launch.
    public var isPinned: Bool
    /// Rows that only one of the programs has.
    public var unmatched: Int
  }

  /// How far a duel is.
  public struct Progress: Sendable {
    /// From 0.
    public var launch: Int
    public var cell: CellKey
    /// The share of the rows of all launches that are done, from 0 to 1.
    public var share: Double
  }

  /// An operation that takes the base longer than this, in nanoseconds, is left out.
  public static let longestOperation = 50_000_000.0
  /// Once the samples of a row have taken this long in a launch, in nanoseconds, it has no more rounds.
  public static let longestTurn = 100_000_000
  /// Rounds that a row has however long they take.
  static let fewestRounds = 3

  private let terms: Terms
  private let processors: [Int]
  private let start: (DuelSide) throws -> any SamplePeer
  private let observe: (Progress) -> Void

  /// - Parameters:
  ///   - processors: Those to pin to, in turn; empty to leave it to the system.
  ///   - start: Starts the program of a side.
  public init(
    terms: Terms, processors: [Int], start: @escaping (DuelSide) throws -> any SamplePeer,
    observe: @escaping (Progress) -> Void
  ) {
    self.terms = terms
    self.processors = processors
    self.start = start
    self.observe = observe
  }

  /// - Throws: `DuelError`, which ends the duel.
  public func run() throws -> Outcome {
    var outcome = Outcome(records: [], isPinned: true, unmatched: 0)
    for launch in 0..<terms.launches {
      // The side that starts first may get the better memory, so that alternates too.
      let order: [DuelSide] = launch % 2 == 0 ? [.base, .head] : [.head, .base]
      var peers: [DuelSide: any SamplePeer] = [:]
      defer { for peer in peers.values { peer.end() } }
      for side in order { peers[side] = try start(side) }
      guard let base = peers[.base], let head = peers[.head] else { continue }
      let processor = processors.isEmpty ? nil : processors[launch % processors.count]
      var run = DuelLaunch(
        launch: launch, terms: terms, base: base, head: head, observe: observe)
      let matching = try run.match()
      if launch == 0 {
        outcome.records = matching.rows.map { DuelRecord(key: $0.key, strategy: $0.strategy) }
        outcome.unmatched = matching.unmatched
      }
      let isPinned = try run.pin(to: processor)
      outcome.isPinned = outcome.isPinned && isPinned
      try run.sample(matching.rows, into: &outcome.records)
    }
    return outcome
  }
}
