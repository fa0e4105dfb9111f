/// How much a layout asked of its subviews: the same on every machine.
public struct LayoutCounts: Hashable, Sendable {
  /// How often a subview was asked for its size, by `sizeThatFits` or `dimensions`.
  public var measurements: Int { questions.value }
  /// How often a subview was placed.
  public var placements: Int { placementEvents.value }

  var questions: EventCount
  var placementEvents: EventCount

  public init(measurements: Int = 0, placements: Int = 0) {
    questions = EventCount(value: measurements)
    placementEvents = EventCount(value: placements)
  }

  /// Has whoever observes hear of all events from now on.
  mutating func observeAll() {
    questions = .observed
    placementEvents = .observed
  }
}
