/// One strategy of one cell on its way up the ladder of rounds.
struct Climber {
  let cell: Int
  let contender: Int
  private(set) var rounds: [Int]
  /// The cost of the next step, in nanoseconds; nil at the top.
  private(set) var nextCost: Double?
  private let costs: ContenderCosts

  init(cell: Int, contender: Int, costs: ContenderCosts, launches: Int) {
    self.cell = cell
    self.contender = contender
    self.costs = costs
    rounds = [Int](repeating: 0, count: launches)
    nextCost = nil
    nextCost = costOfNextStep()
  }

  var samples: Int { rounds.reduce(0, +) }

  /// The cost of each sweep.
  func costs(ofLaunch launch: Int) -> [Double] {
    costs.sweeps(ofLaunch: launch, rounds: rounds[launch])
  }

  mutating func climb() {
    guard let next = nextRounds() else { return }
    rounds = next
    nextCost = costOfNextStep()
  }

  /// First one sample in the first launch, then one in each, then up the ladder.
  private func nextRounds() -> [Int]? {
    if samples == 0 { return [1] + rounds.dropFirst() }
    if let last = rounds.last, last == 0 { return rounds.map { _ in 1 } }
    guard let next = Planner.ladder.first(where: { $0 > rounds[0] }) else { return nil }
    return rounds.map { _ in next }
  }

  private func costOfNextStep() -> Double? {
    nextRounds().map { costs.total($0) - costs.total(rounds) }
  }
}
