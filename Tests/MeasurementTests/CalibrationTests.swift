import Testing

@testable import Measurement

@Suite struct CalibrationTests {
  @Test("A sample lasts at least a millisecond", arguments: [0.5, 3, 70, 1000, 99_999, 800_000])
  func shortestSample(nanoseconds: Double) {
    let clock = FakeClock()
    let operation = FakeOperation(clock, nanoseconds: nanoseconds)
    let calibration = Calibration(of: operation, cycleLength: 1, clock: clock.clock)
    let time = Double(calibration.iterations) * nanoseconds
    #expect(time >= 1_000_000)
    #expect(time <= 2_300_000)
  }

  @Test("An operation longer than a sample is sampled one by one")
  func longOperation() {
    let clock = FakeClock()
    let operation = FakeOperation(clock, nanoseconds: 3_000_000)
    #expect(Calibration(of: operation, cycleLength: 1, clock: clock.clock).iterations == 1)
  }

  @Test("A trial that was preempted does not make the samples too short")
  func preemptedTrial() {
    let clock = FakeClock()
    let operation = FakeOperation(clock, nanoseconds: 100)
    // The trials after the doubling: one of them takes twenty times as long.
    var slowRuns: Set<Int> = []
    operation.beforeRun = { run in
      if run == 13 {
        slowRuns.insert(run)
        clock.nanoseconds += 5_000_000
      }
    }
    let calibration = Calibration(of: operation, cycleLength: 1, clock: clock.clock)
    #expect(slowRuns == [13])
    #expect(calibration.iterations * 100 >= 1_000_000)
  }

  @Test("Short cycles are sampled as a whole, long ones in parts")
  func cycles() {
    let clock = FakeClock()
    let short = FakeOperation(clock, nanoseconds: 50, cycleLength: 64)
    #expect(Calibration(of: short, cycleLength: 64, clock: clock.clock).iterations % 64 == 0)
    let long = FakeOperation(clock, nanoseconds: 400_000, cycleLength: 64)
    #expect(Calibration(of: long, cycleLength: 64, clock: clock.clock).iterations < 64)
  }

  @Test(
    "An operation whose answer is kept until the next one is not taken for a cheap one",
    arguments: [(10_000.0, 64), (30_000, 64), (270_000, 64), (270_000, 8)])
  func keptAnswer(nanoseconds: Double, cycleLength: Int) {
    let clock = FakeClock()
    let operation = KeepingOperation(clock, nanoseconds: nanoseconds, cycleLength: cycleLength)
    let calibration = Calibration(of: operation, cycleLength: cycleLength, clock: clock.clock)
    let time = Double(calibration.iterations) * nanoseconds
    #expect(time >= 1_000_000)
    #expect(time <= Double(Calibration.longestCycle) * 1.1)
  }

  @Test("The length of samples varies by an eighth at most and keeps to whole cycles")
  func variation() {
    let clock = FakeClock()
    let operation = FakeOperation(clock, nanoseconds: 50, cycleLength: 64)
    let calibration = Calibration(of: operation, cycleLength: 64, clock: clock.clock)
    var generator = SeededGenerator(seed: 1)
    let lengths = (0..<200).map { _ in calibration.variedIterations(using: &generator) }
    #expect(Set(lengths).count > 5)
    #expect(lengths.allSatisfy { $0 % 64 == 0 && $0 >= calibration.iterations })
    #expect(lengths.allSatisfy { Double($0) <= Double(calibration.iterations) * 1.126 })
  }
}

/// An operation that takes no time where it is asked for the answer that it gave last.
private final class KeepingOperation: PreparedOperation {
  private let clock: FakeClock
  private let nanoseconds: Double
  private let cycleLength: Int
  private var last: Int?

  init(_ clock: FakeClock, nanoseconds: Double, cycleLength: Int) {
    self.clock = clock
    self.nanoseconds = nanoseconds
    self.cycleLength = cycleLength
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    for offset in 0..<iterations {
      let position = (position + offset) % cycleLength
      if position != last { clock.nanoseconds += UInt64(nanoseconds) }
      last = position
    }
    return 0
  }

  func observe(at position: Int) -> Observation { Observation(digest: 0, counts: WorkCounts()) }
  func releaseState() {}
}
