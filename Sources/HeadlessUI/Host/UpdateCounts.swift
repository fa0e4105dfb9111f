/// What one update of a view tree took: the same on every machine.
public struct UpdateCounts: Hashable, Sendable {
  /// Bodies evaluated, of views and of modifiers.
  public var bodies = 0
  /// How often a view was asked for its size.
  public var asked = 0
  /// How often the answer was not among the last three of the view, and was computed.
  public var computed = 0
  /// How often a layout was called with its cache.
  public var cacheLookUps = 0
  /// How often a layout placed a subview.
  public var placements = 0
  /// Rows of lazy containers that were made.
  public var realisedRows = 0
  /// Writes that changed state, since the last update.
  public var stateWrites = 0
  /// How often the tree was laid out until nothing asked for more.
  public var passes = 0

  public init() {}
}
