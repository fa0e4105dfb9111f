import Measurement
import Testing

@testable import BenchCommand

@Suite struct SelftestTests {
  @Test("A self-test reads the clock and asks the duel and the gate, each with known truth")
  func wholeCommand() throws {
    let ending = try Bench.run([
      "selftest", "--allow-debug-build", "--tries", "1", "--items", "6", "--workload", "first-fit",
      "--time-budget", "1",
    ])
    #expect(ending.code == 0, "\(ending.notes)")
    for part in [
      "clock: steps of ", "empty operation: ", "duel, identical code: ", "duel, 5 % slower: ",
      "gate, identical code: ", "gate, 25 % slower: ", "duel: take --effect ",
      "gate: take --effect ",
    ] {
      #expect(ending.output.contains("\n" + part) || ending.output.hasPrefix(part), "\(part)")
    }
  }

  @Test(
    "A delayed operation takes longer by its share in every sample, and answers the same",
    arguments: [(1, 40_000_000), (3, 1_000_000), (1000, 1000)])
  func delay(iterations: Int, nanoseconds: Int) {
    let clock = SteppingClock()
    let plain = SteppingOperation(clock, nanoseconds: nanoseconds)
    let delayed = DelayedOperation(plain, share: 0.05, now: clock.now)
    for _ in 0..<10 {
      let start = clock.nanoseconds
      #expect(delayed.run(from: 0, iterations: iterations) == UInt64(iterations))
      let time = Double(clock.nanoseconds - start)
      #expect(abs(time / Double(iterations * nanoseconds) - 1.05) < 0.001)
    }
    #expect(plain.operations == 10 * iterations)
  }

  @Test("Slowdowns count as found among the tries that were conclusive")
  func share() {
    #expect(
      TrialResult(test: .gate, slowdown: 0.25, tries: 9, alarms: 5, inconclusive: 3).sentence
        == "gate, 25 % slower: 5 of 6 found, 3 inconclusive")
    #expect(
      TrialResult(test: .duel, slowdown: 0.05, tries: 9, alarms: 8).sentence
        == "duel, 5 % slower: 8 of 9 found")
  }

  @Test("A machine that alarms for nothing gets a larger least effect")
  func recommendation() {
    let quiet = [
      TrialResult(test: .duel, slowdown: 0, tries: 5),
      TrialResult(test: .duel, slowdown: 0.05, tries: 5, alarms: 5),
      TrialResult(test: .gate, slowdown: 0, tries: 5),
      TrialResult(test: .gate, slowdown: 0.25, tries: 5, alarms: 1, inconclusive: 1),
    ]
    #expect(
      Recommendation(quiet).sentence == """
        duel: take --effect 2, with which 5 % was seen
        gate: take --effect 15; this machine did not show the slowdowns that were tried, so leave \
        times out
        """)
    var loud = quiet
    loud[0].alarms = 1
    #expect(Recommendation(loud).sentence.hasPrefix("duel: take --effect 4, since it alarmed"))
  }
}

/// A clock that a reading moves by a nanosecond, and work by as much as it takes.
private final class SteppingClock {
  private(set) var nanoseconds: UInt64 = 0

  func now() -> UInt64 {
    nanoseconds += 1
    return nanoseconds
  }

  func spend(_ time: Int) { nanoseconds += UInt64(time) }
}

private final class SteppingOperation: PreparedOperation {
  private(set) var operations = 0
  private let clock: SteppingClock
  private let nanoseconds: Int

  init(_ clock: SteppingClock, nanoseconds: Int) {
    self.clock = clock
    self.nanoseconds = nanoseconds
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    operations += iterations
    clock.spend(iterations * nanoseconds)
    return UInt64(iterations)
  }

  func observe(at position: Int) -> Observation { Observation(digest: 1, counts: WorkCounts()) }
  func releaseState() {}
}
