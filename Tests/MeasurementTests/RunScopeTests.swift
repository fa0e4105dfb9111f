import Testing

@testable import Measurement

@Suite struct RunScopeTests {
  @Test("A run that only counts takes no samples, in one launch, of what was asked for")
  func counting() throws {
    let clock = FakeClock()
    let cells = [10, 20].map { fakeCell(clock, ["a": 100, "b": 5000], items: $0) }
    let launcher = InProcessLauncher(cells: cells, clock: clock)
    let session = RunSession(
      cells: cells, pilotCells: cells, budget: Budget(nanoseconds: 1, bytes: 1 << 30, launches: 3),
      seed: 1,
      scope: RunScope(
        measuresTime: false,
        places: [ContenderPlace(cell: 0, contender: 0), ContenderPlace(cell: 1, contender: 1)]),
      processes: launcher, clock: clock.clock, observe: { _ in })
    let records = try session.run().recording.cells.flatMap(\.contenders)
    #expect(launcher.tasks.count == 1)
    #expect(records.map(\.status) == [.ok, .overBudget, .overBudget, .ok])
    #expect(records.allSatisfy { $0.samples.isEmpty })
    #expect(records[0].counts != nil)
  }
}
