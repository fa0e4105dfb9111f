import Testing

@testable import Measurement

@Suite struct PlannerTests {
  private let milliseconds = 1e6

  private func cell(
    _ items: Int, _ contenders: [(String, Double, Int)], suite: String = "s"
  ) -> Cell {
    Cell(
      key: CellKey(suite: suite, workload: "w", measurer: "m", memo: "off", items: items),
      contenders: contenders.map { name, work, bytes in
        Contender(
          name: name, workUnits: work, setupUnits: work, predictedBytes: bytes,
          knownCounts: { WorkCounts(["steps": Int(work)]) },
          prepare: { FakeOperation(FakeClock(), nanoseconds: 1) })
      })
  }

  private func plan(
    _ cells: [Cell], _ predicted: [[Double?]], seconds: Double, launches: Int = 3
  ) -> RunPlan {
    let costs = predicted.map { cell in
      cell.map { time in time.map { ContenderCost(operation: $0, setup: $0) } }
    }
    return Planner(budget: Budget(nanoseconds: seconds * 1e9, bytes: 1 << 20, launches: launches))
      .plan(cells: cells, predicted: costs)
  }

  private func samples(_ share: RunPlan.Share) -> Int {
    guard case .rounds(let rounds) = share else { return 0 }
    return rounds.reduce(0, +)
  }

  @Test("What is cheap has many samples, what is expensive a few, what is too expensive none")
  func shares() {
    let cells = [cell(10, [("slow", 1, 0), ("fast", 1, 0)]), cell(1000, [("slow", 1, 0)])]
    let plan = plan(cells, [[300 * milliseconds, 1000], [40_000 * milliseconds]], seconds: 4)
    #expect(samples(plan.shares[0][1]) >= 24)
    #expect((1...12).contains(samples(plan.shares[0][0])))
    #expect(
      plan.shares[1][0]
        == .overBudget(
          reason: "measuring it did not fit into the time: one operation is predicted to take "
            + "40000 ms, getting ready for it 40000 ms"))
  }

  @Test("The plan keeps to its budget", arguments: [0.1, 1, 10, 100])
  func budget(seconds: Double) {
    let cells = (1...30).map { cell($0, [("a", 1, 0), ("b", 1, 0)]) }
    let costs: [[Double?]] = (1...30).map { [Double($0 * $0) * milliseconds, 500] }
    let plan = plan(cells, costs, seconds: seconds)
    #expect(plan.nanoseconds <= seconds * 1e9)
    #expect(plan.nanoseconds >= 0.3 * min(seconds, 20) * 1e9)
  }

  @Test("An expensive strategy gets its first samples before cheap ones are polished")
  func expensiveFirst() {
    let cells = [cell(5000, [("slow", 1e6, 0)])] + (1...20).map { cell($0, [("fast", 1, 0)]) }
    let costs: [[Double?]] = [[900 * milliseconds]] + (1...20).map { _ in [1000.0] }
    let plan = plan(cells, costs, seconds: 10)
    #expect(samples(plan.shares[0][0]) >= 1)
  }

  /// 30 cells of each suite, whose single strategies cost the same.
  private func suites(_ names: [String], seconds: Double) -> [String: Double] {
    let cells = names.flatMap { name in (1...30).map { cell($0, [("a", 1, 0)], suite: name) } }
    let plan = plan(cells, cells.map { _ in [20 * milliseconds] }, seconds: seconds)
    return zip(cells, plan.sweepCosts).reduce(into: [:]) { times, cell in
      times[cell.0.key.suite, default: 0] += cell.1.joined().reduce(0, +) / 1e9
    }
  }

  @Test("The first suite has half of the time, and the others share the rest")
  func timeOfSuites() throws {
    let times = suites(["row", "flow", "sheet", "margins"], seconds: 40)
    #expect(try (18...20.5).contains(#require(times["row"])))
    for other in ["flow", "sheet", "margins"] {
      #expect(try (5...6.8).contains(#require(times[other])), "\(other)")
    }
  }

  @Test("A suite that runs alone has all of the time")
  func loneSuite() throws {
    #expect(try (36...40).contains(#require(suites(["flow"], seconds: 40)["flow"])))
  }

  @Test("What a suite leaves of its part is for the others")
  func leftTime() throws {
    let cells =
      [cell(10, [("a", 1, 0)], suite: "row")]
      + (1...30).map { cell($0, [("a", 1, 0)], suite: "flow") }
    let costs: [[Double?]] = [[1000]] + (1...30).map { _ in [20 * milliseconds] }
    let plan = plan(cells, costs, seconds: 20)
    #expect(plan.sweepCosts.dropFirst().joined().joined().reduce(0, +) > 15e9)
  }

  @Test("What is not timed is counted all the same where its work is small")
  func countedAnyway() {
    let cells = [cell(10, [("small", 100, 0), ("large", 1e6, 0)])]
    let plan = plan(cells, [[40_000 * milliseconds, 40_000 * milliseconds]], seconds: 1)
    let counted = plan.launch(0, seed: 1).cells.flatMap(\.contenders)
    #expect(counted.map(\.contender) == [0])
    #expect(counted.map(\.rounds) == [0])
    #expect(plan.launch(1, seed: 1).cells.isEmpty)
  }

  @Test("What would need too much memory is not run, and the reason says how much")
  func memory() {
    let plan = plan([cell(10, [("a", 1, 7 << 20)])], [[10]], seconds: 10)
    #expect(
      plan.shares[0][0]
        == .overBudget(
          reason: "one operation would have about 7 MiB alive, more than the 1 MiB allowed"))
  }

  @Test("Many rounds of a few cells are spread over the launch, in sweeps through all of them")
  func sweeps() throws {
    let cells = [cell(10, [("a", 1, 0), ("b", 1, 0)]), cell(20, [("a", 1, 0)])]
    let plan = plan(cells, [[1000, 2000], [1000]], seconds: 3)
    let rounds = samples(plan.shares[0][0]) / 3
    #expect(plan.shares.joined().allSatisfy { samples($0) >= 9 * Sweeps.longest })
    let parts = plan.launch(1, seed: 1).cells
    #expect(parts.prefix(4).map(\.cell) == [0, 1, 0, 1])
    #expect(
      parts.filter { $0.cell == 0 }.map(\.firstRound)
        == Array(stride(from: 0, to: rounds, by: Sweeps.longest)))
    let sampled = parts.filter { $0.cell == 0 }.map { $0.contenders[0].rounds }
    #expect(sampled.reduce(0, +) == rounds)
    let planned = (0..<3).flatMap { plan.launch($0, seed: 1).cells }.map(\.nanoseconds)
    #expect(abs(planned.reduce(0, +) - plan.nanoseconds) < 1)
  }

  @Test("Every launch counts the same strategies, and only the first counts work")
  func launches() {
    let plan = plan([cell(10, [("a", 1, 0)])], [[1000]], seconds: 1)
    let parts = (0..<3).map { plan.launch($0, seed: 1) }
    #expect(parts.map(\.counts) == [true, false, false])
    #expect(Set(parts.map { $0.cells[0].contenders[0].rounds }).count == 1)
  }

  @Test("A time is scaled from the pilot nearest in work")
  func costModel() {
    var model = CostModel()
    let small = cell(10, [("a", 100, 0)])
    let large = cell(1000, [("a", 10_000, 0)])
    let other = cell(1000, [("b", 10_000, 0)])
    func cost(_ time: Double) -> ContenderCost { ContenderCost(operation: time, setup: 2 * time) }
    model.add(cost(1000), for: small.contenders[0], in: small.key)
    #expect(model.cost(of: large.contenders[0], in: large.key) == cost(100_000))
    model.add(cost(50_000), for: large.contenders[0], in: large.key)
    #expect(model.cost(of: large.contenders[0], in: large.key) == cost(50_000))
    #expect(model.cost(of: other.contenders[0], in: other.key) == nil)
  }
}
