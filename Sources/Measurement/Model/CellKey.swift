/// What was asked in one cell of a run: the same question to every strategy.
///
/// Two results are about the same thing exactly when their keys and strategies are equal.
public struct CellKey: Hashable, Codable, Sendable {
  public var suite: String
  public var workload: String
  /// The name of what measures labels, such as `harfbuzz`.
  public var measurer: String
  /// Whether measurements of labels are kept between operations: `on` or `off`.
  public var memo: String
  public var items: Int
  /// The available width, in points; nil where the suite has none.
  public var width: Double?
  /// The share of the items that is visible at `width`; nil where the width was given.
  public var fill: Double?

  public init(
    suite: String, workload: String, measurer: String, memo: String, items: Int,
    width: Double? = nil, fill: Double? = nil
  ) {
    self.suite = suite
    self.workload = workload
    self.measurer = measurer
    self.memo = memo
    self.items = items
    self.width = width
    self.fill = fill
  }
}
