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

  @Test("A delayed operation does its share of the work once more and answers the same")
  func delay() {
    let plain = CountingOperation()
    let delayed = DelayedOperation(plain, share: 0.05)
    #expect(
      (0..<10).map { _ in delayed.run(from: 0, iterations: 10) } == Array(repeating: 10, count: 10))
    #expect(plain.operations == 105)
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

private final class CountingOperation: PreparedOperation {
  private(set) var operations = 0

  func run(from position: Int, iterations: Int) -> UInt64 {
    operations += iterations
    return UInt64(iterations)
  }

  func observe(at position: Int) -> Observation { Observation(digest: 1, counts: WorkCounts()) }
  func releaseState() {}
}
