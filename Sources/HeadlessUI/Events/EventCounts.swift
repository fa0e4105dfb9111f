/// The numbers of those events that a layout may consist of by the thousand.
struct EventCounts: Hashable, Sendable {
  var bodies = EventCount()
  var questions = EventCount()
  var computations = EventCount()
  var cacheLookUps = EventCount()
  var placements = EventCount()

  /// The counts while somebody hears of all events.
  static var observed: EventCounts {
    EventCounts(
      bodies: .observed, questions: .observed, computations: .observed, cacheLookUps: .observed,
      placements: .observed)
  }

  /// Counts an event that was heard of.
  mutating func count(_ event: LayoutEvent) {
    switch event {
    case .pass, .building: break
    case .body: bodies.countHeard()
    case .question: questions.countHeard()
    case .computation: computations.countHeard()
    case .cacheLookUp: cacheLookUps.countHeard()
    case .placement: placements.countHeard()
    }
  }

  static func += (total: inout EventCounts, other: EventCounts) {
    total.bodies.add(other.bodies)
    total.questions.add(other.questions)
    total.computations.add(other.computations)
    total.cacheLookUps.add(other.cacheLookUps)
    total.placements.add(other.placements)
  }
}
