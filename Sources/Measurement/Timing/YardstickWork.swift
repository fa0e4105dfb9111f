/// The work of the two yardsticks.
///
/// What it does is fixed: a faster or slower yardstick would move every ratio to it. A change
/// needs a new `version`, and results of different versions are not compared.
public enum YardstickWork {
  /// Stands in every result.
  public static let version = 1

  public static func operation(for yardstick: Yardstick) -> any PreparedOperation {
    switch yardstick {
    case .latency: LatencyYardstick()
    case .throughput: ThroughputYardstick()
    }
  }
}

/// 1024 multiplications and shifts, each of which waits for the one before.
private final class LatencyYardstick: PreparedOperation {
  @inline(never)
  func run(from position: Int, iterations: Int) -> UInt64 {
    var value: UInt64 = 0x9E37_79B9
    for _ in 0..<iterations {
      for _ in 0..<1024 {
        value = (value ^ (value >> 29)) &* 0xBF58_476D_1CE4_E5B9
      }
    }
    return value
  }

  func observe(at position: Int) -> Observation {
    Observation(digest: 0, counts: WorkCounts())
  }

  func releaseState() {}
}

/// 16 arrays of 8 to 128 integers are allocated, filled, summed and freed.
private final class ThroughputYardstick: PreparedOperation {
  @inline(never)
  func run(from position: Int, iterations: Int) -> UInt64 {
    var sum: UInt64 = 0
    for iteration in 0..<iterations {
      for size in 1...16 {
        sum &+= filledSum(count: size * 8, from: UInt64(truncatingIfNeeded: iteration))
      }
    }
    return sum
  }

  @inline(never)
  private func filledSum(count: Int, from start: UInt64) -> UInt64 {
    let values = [UInt64](unsafeUninitializedCapacity: count) { buffer, initialised in
      for index in 0..<count {
        buffer.initializeElement(at: index, to: start &+ UInt64(truncatingIfNeeded: index))
      }
      initialised = count
    }
    return values.reduce(0, &+)
  }

  func observe(at position: Int) -> Observation {
    Observation(digest: 0, counts: WorkCounts())
  }

  func releaseState() {}
}
