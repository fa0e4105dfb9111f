@testable import Measurement

/// A clock that moves only when told to.
final class FakeClock {
  var nanoseconds: UInt64 = 0
  var preemptions = 0

  var clock: SampleClock {
    SampleClock(now: { self.nanoseconds }, preemptions: { self.preemptions })
  }
}

/// An operation that takes a fixed time on a fake clock and answers with its position.
final class FakeOperation: PreparedOperation {
  let clock: FakeClock
  let nanoseconds: Double
  let cycleLength: Int
  /// Added to every answer, to make it wrong.
  let error: UInt64
  private(set) var iterationsRun = 0
  private(set) var isReleased = false
  /// Called before each run with the number of runs so far.
  var beforeRun: (Int) -> Void = { _ in }
  private var runs = 0
  private var remainder = 0.0

  init(_ clock: FakeClock, nanoseconds: Double, cycleLength: Int = 1, error: UInt64 = 0) {
    self.clock = clock
    self.nanoseconds = nanoseconds
    self.cycleLength = cycleLength
    self.error = error
  }

  func run(from position: Int, iterations: Int) -> UInt64 {
    beforeRun(runs)
    runs += 1
    iterationsRun += iterations
    let time = nanoseconds * Double(iterations) + remainder
    clock.nanoseconds += UInt64(time)
    remainder = time - time.rounded(.down)
    var sum: UInt64 = 0
    for offset in 0..<iterations {
      sum &+= answer(at: (position + offset) % cycleLength)
    }
    return sum
  }

  func observe(at position: Int) -> Observation {
    Observation(digest: answer(at: position), counts: WorkCounts(["steps": position + 1]))
  }

  func releaseState() {
    isReleased = true
  }

  private func answer(at position: Int) -> UInt64 {
    UInt64(position) &* 7 &+ 3 &+ error
  }
}

/// A cell of strategies that take these times, in nanoseconds an operation.
func fakeCell(
  _ clock: FakeClock, _ nanoseconds: [String: Double], cycleLength: Int = 1, items: Int = 10,
  wrong: Set<String> = []
) -> Cell {
  Cell(
    key: CellKey(
      suite: "fake", workload: "work", measurer: "none", memo: "off", items: items, width: 100),
    contenders: nanoseconds.sorted { $0.key < $1.key }.map { name, time in
      Contender(name: name, workUnits: time, setupUnits: time, predictedBytes: 0) {
        FakeOperation(
          clock, nanoseconds: time, cycleLength: cycleLength, error: wrong.contains(name) ? 1 : 0)
      }
    },
    cycleLength: cycleLength)
}
