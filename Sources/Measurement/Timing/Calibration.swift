/// How many operations make one sample.
struct Calibration {
  /// A sample lasts at least this long, in nanoseconds, so that reading the clock and a single
  /// interrupt weigh little.
  static let shortestSample = 1_000_000
  /// A whole cycle of different operations is timed as one sample up to this length, in
  /// nanoseconds; longer cycles are sampled in parts.
  static let longestCycle = 4 * shortestSample

  /// The operations of a sample of the shortest length.
  private(set) var iterations: Int
  /// What the number of iterations is a multiple of: a whole cycle, or one operation.
  private let step: Int

  /// An operation that alone takes longer than a sample must.
  static let single = Calibration(iterations: 1, step: 1)

  private init(iterations: Int, step: Int) {
    self.iterations = iterations
    self.step = step
  }

  /// Finds the number of iterations by the fastest of several trials: a trial that was preempted
  /// would give too few.
  ///
  /// A whole cycle runs first, since what a strategy keeps is built up in it. The trials are whole
  /// cycles, too, or go on through one that is long: an operation that is repeated may find its
  /// answer kept, and says nothing of the others.
  init(of operation: any PreparedOperation, cycleLength: Int, clock: SampleClock) {
    let cycle = clock.time(operation, from: 0, iterations: cycleLength)
    let step = cycle.nanoseconds <= Self.longestCycle ? cycleLength : 1
    var walk = Walk(operation: operation, cycleLength: cycleLength, clock: clock)
    let trial = walk.trial(from: step)
    guard trial.nanoseconds < Self.shortestSample else {
      self.init(iterations: trial.iterations, step: step)
      return
    }
    var fastest = trial.nanoseconds
    for _ in 0..<3 { fastest = min(fastest, walk.time(iterations: trial.iterations)) }
    let perOperation = max(Double(fastest), 1) / Double(trial.iterations)
    // A tenth above the minimum, so that few samples come out too short.
    let needed = Int((1.1 * Double(Self.shortestSample) / perOperation).rounded(.up))
    if Double(cycleLength) * perOperation <= Double(Self.longestCycle) {
      self.init(
        iterations: (needed + cycleLength - 1) / cycleLength * cycleLength, step: cycleLength)
    } else {
      self.init(iterations: needed, step: 1)
    }
  }

  /// A slightly longer number of iterations, up to an eighth, so that samples do not lock onto
  /// anything periodic.
  func variedIterations(using generator: inout some RandomNumberGenerator) -> Int {
    let steps = iterations / step
    return (steps + Int.random(in: 0...(steps / 8), using: &generator)) * step
  }

  /// Lengthens the samples after one that took only `nanoseconds`.
  mutating func lengthen(after nanoseconds: Int) {
    let factor = max(1.1 * Double(Self.shortestSample) / Double(max(nanoseconds, 1)), 1)
    let steps = (Double(iterations / step) * min(factor, 1000)).rounded(.up)
    iterations = (Int(steps) + 1) * step
  }

  /// Goes on through the cycle from one trial to the next.
  private struct Walk {
    let operation: any PreparedOperation
    let cycleLength: Int
    let clock: SampleClock
    private var position = 0

    init(operation: any PreparedOperation, cycleLength: Int, clock: SampleClock) {
      self.operation = operation
      self.cycleLength = cycleLength
      self.clock = clock
    }

    /// - Returns: nanoseconds.
    mutating func time(iterations: Int) -> Int {
      let reading = clock.time(operation, from: position, iterations: iterations)
      position = (position + iterations) % cycleLength
      return reading.nanoseconds
    }

    /// Doubles the iterations until they take an eighth of a sample.
    mutating func trial(from fewest: Int) -> (iterations: Int, nanoseconds: Int) {
      var iterations = fewest
      while true {
        let nanoseconds = time(iterations: iterations)
        if nanoseconds >= shortestSample / 8 || iterations >= 1 << 40 {
          return (iterations, nanoseconds)
        }
        iterations *= 2
      }
    }
  }
}
