import Testing

@testable import Measurement

@Suite struct CellRoundsTests {
  private func events(
    of cell: Cell, clock: FakeClock, rounds: Int = 5, seed: UInt64 = 1, counts: Bool = false,
    nanoseconds: Double = 1e9
  ) throws -> [Event] {
    let contenders = cell.contenders.indices.map {
      PlannedContender(contender: $0, rounds: rounds, nanoseconds: 100)
    }
    let plan = LaunchPlan(
      launch: 0, seed: seed, counts: counts,
      cells: [PlannedCell(cell: 0, firstRound: 0, contenders: contenders, nanoseconds: nanoseconds)]
    )
    var events: [Event] = []
    let runner = LaunchRunner(
      cells: [cell], plan: plan, clock: clock.clock, probe: nil,
      yardstickOperation: { _ in FakeOperation(clock, nanoseconds: 250) },
      emit: { events.append($0) })
    try runner.run()
    return events
  }

  private func recording(
    of cell: Cell, clock: FakeClock, rounds: Int = 5, counts: Bool = false
  ) throws -> CellRecord {
    var recorder = RunRecorder(cells: [cell])
    for event in try events(of: cell, clock: clock, rounds: rounds, counts: counts) {
      recorder.record(event)
    }
    return recorder.recording.cells[0]
  }

  @Test("Every strategy and both yardsticks have one sample in every round")
  func completeRounds() throws {
    let clock = FakeClock()
    let record = try recording(of: fakeCell(clock, ["a": 40, "b": 900]), clock: clock)
    for yardstick in Yardstick.allCases {
      #expect(record.yardsticks[yardstick]?.map(\.round) == [0, 1, 2, 3, 4])
    }
    for contender in record.contenders {
      #expect(contender.samples.map(\.round) == [0, 1, 2, 3, 4])
      #expect(contender.samples.allSatisfy { $0.nanoseconds >= 1_000_000 })
    }
  }

  @Test("The time of one operation comes out as it went in")
  func timePerOperation() throws {
    let clock = FakeClock()
    let record = try recording(of: fakeCell(clock, ["a": 40, "b": 900]), clock: clock)
    for (contender, expected) in zip(record.contenders, [40.0, 900.0]) {
      for sample in contender.samples {
        #expect(abs(sample.nanosecondsPerOperation - expected) < 0.01)
      }
    }
  }

  @Test("A strategy that answers differently from the others fails, and its samples are dropped")
  func wrongAnswer() throws {
    let clock = FakeClock()
    let cell = fakeCell(clock, ["a": 40, "b": 900, "c": 50], cycleLength: 4, wrong: ["b"])
    let record = try recording(of: cell, clock: clock, counts: true)
    #expect(record.contenders[1].status == .failed)
    #expect(record.contenders[1].samples.isEmpty)
    #expect(record.contenders[0].samples.count == 5)
    #expect(record.contenders[2].samples.count == 5)
  }

  @Test("Counts cover a whole cycle")
  func counts() throws {
    let clock = FakeClock()
    let record = try recording(
      of: fakeCell(clock, ["a": 40], cycleLength: 4), clock: clock, counts: true)
    #expect(record.contenders[0].counts == WorkCounts(["steps": 1 + 2 + 3 + 4], operations: 4))
    #expect(record.contenders[0].counts?.perOperation("steps") == 2.5)
    #expect(record.contenders[0].counts?.perOperation("leaps") == nil)
  }

  @Test("A strategy that cannot be prepared fails, and the others go on")
  func preparationFails() throws {
    struct NoMemory: Error, CustomStringConvertible {
      let description = "there was no room for 7 rows"
    }
    let clock = FakeClock()
    let good = fakeCell(clock, ["a": 40]).contenders[0]
    let bad = Contender(name: "b", workUnits: 1, setupUnits: 1, predictedBytes: 0) {
      throw NoMemory()
    }
    let cell = Cell(
      key: CellKey(suite: "s", workload: "w", measurer: "m", memo: "off", items: 1),
      contenders: [bad, good])
    let record = try recording(of: cell, clock: clock, counts: true)
    #expect(record.contenders[0].status == .failed)
    #expect(record.contenders[0].reason == "there was no room for 7 rows")
    #expect(record.contenders[1].samples.count == 5)
  }

  @Test("A launch that is behind its plan takes the fewest rounds that make six samples")
  func behind() throws {
    let clock = FakeClock()
    let cell = fakeCell(clock, ["a": 40, "b": 900])
    func rounds(planned: Double) throws -> Set<Int> {
      Set(
        try events(of: cell, clock: clock, rounds: 12, nanoseconds: planned).compactMap { event in
          guard case .sampled(_, _, let sample) = event else { return nil }
          return sample.round
        })
    }
    #expect(try rounds(planned: 1e9).count == 12)
    #expect(try rounds(planned: 1) == [0, 1])
  }

  @Test("The order within the rounds is shuffled anew, and the same for the same seed")
  func order() throws {
    func order(seed: UInt64) throws -> [Int] {
      let clock = FakeClock()
      let cell = fakeCell(clock, ["a": 40, "b": 50, "c": 60])
      return try events(of: cell, clock: clock, rounds: 12, seed: seed).compactMap { event in
        guard case .sampled(_, let contender, _) = event else { return nil }
        return contender
      }
    }
    let first = try order(seed: 1)
    #expect(try order(seed: 1) == first)
    #expect(try order(seed: 2) != first)
    let rounds = stride(from: 0, to: first.count, by: 3).map { Array(first[$0..<($0 + 3)]) }
    #expect(rounds.allSatisfy { $0.sorted() == [0, 1, 2] })
    #expect(Set(rounds).count > 2)
  }
}
