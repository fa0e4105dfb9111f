/// One question and the strategies that answer it, sampled together in shuffled rounds.
public struct Cell {
  public let key: CellKey
  /// The strategies in the order in which they are reported. The first that runs is the
  /// reference of the cell's ratios.
  public let contenders: [Contender]
  /// The number of different operations that the workload goes through, at least 1.
  public let cycleLength: Int
  /// The digests of the right answers by position of the cycle, where the suite knows them without
  /// running a strategy; else they are learnt from the cheapest one.
  public let knownDigests: [UInt64]?
  /// Columns of the report that belong to the answer, not to a measurement, such as `visible`.
  public let facts: [String: String]

  public init(
    key: CellKey, contenders: [Contender], cycleLength: Int = 1, knownDigests: [UInt64]? = nil,
    facts: [String: String] = [:]
  ) {
    precondition(cycleLength >= 1, "a workload has at least one operation")
    precondition(
      knownDigests.map { $0.count == cycleLength } ?? true, "there is a digest for each position")
    self.knownDigests = knownDigests
    self.key = key
    self.contenders = contenders
    self.cycleLength = cycleLength
    self.facts = facts
  }
}
