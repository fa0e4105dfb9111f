import Synchronization

/// Which observer hears of the hosts and containers that are made during a piece of work.
///
/// A suite's operation makes them where nobody else can reach them.
package enum LayoutObservation {
  /// An observer belongs, like what it observes, to the thread that lays out: the value of a
  /// task is read by that task alone.
  private struct Place: Sendable {
    nonisolated(unsafe) let observer: any LayoutObserver
  }

  @TaskLocal private static var place: Place?
  /// How many observations are going on, in any task: a look at it is a single load.
  private static let count = Atomic(0)

  /// The observer of what is made now; nil if nobody observes.
  static var observer: (any LayoutObserver)? {
    count.load(ordering: .relaxed) == 0 ? nil : place?.observer
  }

  /// Does work; every `LayoutHost` and `LayoutContainer` made by it has the observer, also later.
  package static func observing<Value>(
    with observer: any LayoutObserver, _ work: () throws -> Value
  ) rethrows -> Value {
    count.add(1, ordering: .relaxed)
    defer { count.subtract(1, ordering: .relaxed) }
    return try $place.withValue(Place(observer: observer), operation: work)
  }
}
