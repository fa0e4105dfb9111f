/// What one update of a view tree took: the same on every machine.
public struct UpdateCounts: Hashable, Sendable {
  /// Bodies evaluated, of views and of modifiers.
  public var bodies: Int { events.bodies.value }
  /// How often a view was asked for its size.
  public var asked: Int { events.questions.value }
  /// How often the answer was not among the last three of the view, and was computed.
  public var computed: Int { events.computations.value }
  /// How often a layout was called with its cache.
  public var cacheLookUps: Int { events.cacheLookUps.value }
  /// How often a layout placed a subview.
  public var placements: Int { events.placements.value }
  /// Rows of lazy containers that were made.
  public var realisedRows = 0
  /// Writes that changed state, since the last update.
  public var stateWrites = 0
  /// How often the tree was laid out until nothing asked for more.
  public var passes = 0

  var events = EventCounts()

  public init() {}
}

extension UpdateCounts {
  /// Adds what another update took.
  public static func += (total: inout UpdateCounts, update: UpdateCounts) {
    total.events += update.events
    total.realisedRows += update.realisedRows
    total.stateWrites += update.stateWrites
    total.passes += update.passes
  }
}

extension UpdateCounts: CustomStringConvertible {
  public var description: String {
    """
    \(bodies) bodies, \(asked) asked, \(computed) computed, \(cacheLookUps) cache look-ups, \
    \(placements) placements, \(realisedRows) realised rows, \(stateWrites) state writes, \
    \(passes) passes
    """
  }
}
