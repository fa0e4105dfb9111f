/// A number of events, and whether somebody hears of them.
///
/// Every sum in Swift is checked for overflow. Here that check is what tells whether an event has
/// an observer: the count of an observed kind of event stands at the greatest number there is, so
/// the next event is one too many, and takes the way on which the observer hears of it. Events
/// without an observer take no instruction more than counting them does.
///
/// With the compilation condition `LAYOUT_EVENTS_OFF`, nothing is ever observed.
struct EventCount: Hashable, Sendable {
  private(set) var value = 0

  /// The count that overflows at the next event.
  static var observed: EventCount {
    #if LAYOUT_EVENTS_OFF
      EventCount()
    #else
      EventCount(value: .max)
    #endif
  }

  init(value: Int = 0) {
    self.value = value
  }

  /// Counts an event that its observer has heard of.
  mutating func countHeard() {
    value += 1
  }

  mutating func add(_ other: EventCount) {
    value += other.value
  }

  /// Counts an event unless it is observed.
  ///
  /// - Returns: Whether it is observed, and is still to be counted.
  @inline(__always)
  mutating func countsUpToObserver() -> Bool {
    #if LAYOUT_EVENTS_OFF
      value += 1
      return false
    #else
      let (next, isObserved) = value.addingReportingOverflow(1)
      if isObserved { return true }
      value = next
      return false
    #endif
  }
}
