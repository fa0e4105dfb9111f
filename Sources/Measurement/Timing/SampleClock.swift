/// What a sample is read off: the time and the preemptions so far. Tests pass their own.
public struct SampleClock {
  /// Nanoseconds since an arbitrary start.
  public var now: () -> UInt64
  /// Involuntary context switches so far.
  public var preemptions: () -> Int

  public init(now: @escaping () -> UInt64, preemptions: @escaping () -> Int) {
    self.now = now
    self.preemptions = preemptions
  }

  /// The machine's.
  public static var system: SampleClock {
    SampleClock(
      now: MonotonicClock.now, preemptions: Preemptions.count)
  }

  /// Runs the operations once and reads both off.
  func time(_ operation: any PreparedOperation, from position: Int, iterations: Int) -> Reading {
    let preemptionsBefore = preemptions()
    let start = now()
    let digest = operation.run(from: position, iterations: iterations)
    let end = now()
    return Reading(
      nanoseconds: Int(end &- start), preemptions: preemptions() - preemptionsBefore,
      digest: digest)
  }

  struct Reading {
    var nanoseconds: Int
    var preemptions: Int
    var digest: UInt64
  }
}
