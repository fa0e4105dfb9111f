/// A cost at an item count.
public struct GrowthPoint: Hashable, Sendable {
  public var items: Int
  /// In any unit, at least 0.
  public var cost: Double

  public init(items: Int, cost: Double) {
    self.items = items
    self.cost = cost
  }
}
