/// One question and the strategies that answer it, sampled together in shuffled rounds.
public struct Cell {
  public let key: CellKey
  /// The strategies in the order in which they are reported. The first that runs is the
  /// reference of the cell's ratios.
  public let contenders: [Contender]
  /// Columns of the report that belong to the answer, not to a measurement, such as `visible`.
  public let facts: [String: String]

  public init(key: CellKey, contenders: [Contender], facts: [String: String] = [:]) {
    self.key = key
    self.contenders = contenders
    self.facts = facts
  }
}
