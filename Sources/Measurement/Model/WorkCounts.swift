/// Counts of work by name, such as `measure_calls`: the same on every machine for the same input.
///
/// A name that is absent is unknown, which is not the same as 0.
public struct WorkCounts: Equatable, Codable, Sendable {
  /// Totals by counter name, over `operations` operations.
  public private(set) var totals: [String: Int]
  /// How many operations the totals cover.
  public private(set) var operations: Int

  public init(_ totals: [String: Int] = [:], operations: Int = 1) {
    self.totals = totals
    self.operations = operations
  }

  /// The count of one operation, on average over the operations covered; nil if unknown.
  public func perOperation(_ name: String) -> Double? {
    guard let total = totals[name], operations > 0 else { return nil }
    return Double(total) / Double(operations)
  }

  /// Sets a count that was taken over other operations than the rest.
  public mutating func set(_ name: String, perOperation count: Double) {
    totals[name] = Int((count * Double(operations)).rounded())
  }

  /// Adds the totals and operations of another observation of the same strategy.
  public mutating func add(_ other: WorkCounts) {
    totals.merge(other.totals, uniquingKeysWith: +)
    operations += other.operations
  }
}
