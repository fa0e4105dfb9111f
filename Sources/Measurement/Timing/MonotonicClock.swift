#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The clock of all timings: it never goes back and does not follow changes of the date.
public enum MonotonicClock {
  /// Nanoseconds since an arbitrary start.
  public static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// The smallest step between two different readings, in nanoseconds, among `trials` of them.
  public static func resolution(trials: Int = 1000) -> Double {
    var smallest = UInt64.max
    for _ in 0..<trials {
      let start = now()
      var end = now()
      while end == start { end = now() }
      smallest = min(smallest, end - start)
    }
    return Double(smallest)
  }

  /// What one reading costs, in nanoseconds: the fastest of several trials.
  public static func cost(readings: Int = 10_000) -> Double {
    var fastest = Double.infinity
    for _ in 0..<5 {
      let start = now()
      for _ in 1..<readings { _ = now() }
      fastest = min(fastest, Double(now() - start) / Double(readings))
    }
    return fastest
  }
}
