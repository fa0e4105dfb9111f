/// How much a layout asked of its subviews: the same on every machine.
public struct LayoutCounts: Hashable, Sendable {
  /// How often a subview was asked for its size, by `sizeThatFits` or `dimensions`.
  public var measurements: Int
  /// How often a subview was placed.
  public var placements: Int

  public init(measurements: Int = 0, placements: Int = 0) {
    self.measurements = measurements
    self.placements = placements
  }
}
