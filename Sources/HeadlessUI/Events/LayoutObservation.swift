import Foundation
import Synchronization

/// Which observer hears of the hosts and containers that are made during a piece of work.
///
/// A suite's operation makes them where nobody else can reach them.
package enum LayoutObservation {
  /// Kept by the thread that lays out, to which an observer belongs. A value of the task would do
  /// as well, but makes each host that is let go of allocate.
  private final class Place {
    let observer: any LayoutObserver

    init(_ observer: any LayoutObserver) {
      self.observer = observer
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    precondition(pthread_key_create(&key, nil) == 0, "The system has no key left for a thread.")
    return key
  }()
  /// How many observations are going on, on any thread: a look at it is a single load.
  private static let count = Atomic(0)

  /// The observer of what is made now; nil if nobody observes.
  static var observer: (any LayoutObserver)? {
    guard count.load(ordering: .relaxed) > 0, let place = pthread_getspecific(key) else {
      return nil
    }
    return Unmanaged<Place>.fromOpaque(place).takeUnretainedValue().observer
  }

  /// The source that a layout is to be given in place of this one, so that an observer, if there
  /// is one, hears of what the layout asks.
  package static func observed(_ source: any SubviewSource) -> any SubviewSource {
    guard let observer else { return source }
    return observer.disregard { ObservedSubviews(source, observer: observer) }
  }

  /// Does work; every `LayoutHost` and `LayoutContainer` made by it has the observer, also later.
  package static func observing<Value>(
    with observer: any LayoutObserver, _ work: () throws -> Value
  ) rethrows -> Value {
    let place = Place(observer)
    let outer = pthread_getspecific(key)
    count.add(1, ordering: .relaxed)
    pthread_setspecific(key, Unmanaged.passUnretained(place).toOpaque())
    defer {
      pthread_setspecific(key, outer)
      count.subtract(1, ordering: .relaxed)
    }
    return try withExtendedLifetime(place) { try work() }
  }
}
