import Foundation

extension ClosingStatement {
  /// Chooses what to say of a block.
  ///
  /// It is about the fastest strategy at the largest item count at which several have a time
  /// (the first in report order of those that are within ``leastFactor`` of the fastest), and
  /// names every strategy that it beats. The statement begins at the smallest item count from
  /// which on the first of these is beaten 100 times, if that leaves at least half of the item
  /// counts to speak of; else 10 times, else 2 times, else by ``leastFactor`` from anywhere on.
  /// - Complexity: O(*s* · *n* · log *n*) comparisons of *s* strategies at *n* item counts.
  public init(of block: WorkloadBlock) {
    guard let last = block.sizes.last(where: { block.timed(items: $0).count > 1 }),
      let winner = Self.winner(among: block.timed(items: last))
    else {
      let timed = Set(block.rows.filter { $0.time != nil }.map(\.strategy))
      self =
        timed.isEmpty
        ? .nothingMeasured
        : .nothingToCompare(strategies: block.strategies.filter(timed.contains))
      return
    }
    let duels = block.strategies.filter { $0 != winner }.map { opponent in
      Duel(of: winner, against: opponent, in: block)
    }
    guard let start = duels.lazy.compactMap(\.bestStart).first else {
      self = .noClearWinner(items: last)
      return
    }
    let margins = duels.compactMap { $0.margin(from: start) }
    self = .faster(Advantage(strategy: winner, start: start, margins: margins))
  }

  private static func winner(among timed: [(strategy: String, time: Double)]) -> String? {
    guard let fastest = timed.map(\.time).min() else { return nil }
    return timed.first { $0.time <= fastest * leastFactor }?.strategy
  }
}

extension WorkloadBlock {
  /// The strategies that have a time at an item count, in report order, with their times.
  fileprivate func timed(items: Int) -> [(strategy: String, time: Double)] {
    strategies.compactMap { strategy in
      self[strategy, items: items]?.time.map { (strategy, $0.median.value) }
    }
  }
}

/// How one strategy does against another at every item count of a block.
private struct Duel {
  let opponent: String
  let sizes: [Int]
  /// The certain speed-up at each item count where both have a time, ascending.
  let speedups: [(items: Int, factor: Double)]

  init(of strategy: String, against opponent: String, in block: WorkloadBlock) {
    self.opponent = opponent
    sizes = block.sizes
    speedups = block.sizes.compactMap { items in
      guard let row = block[strategy, items: items], let other = block[opponent, items: items],
        let factor = row.certainSpeedup(over: other)
      else { return nil }
      return (items, factor)
    }
  }

  /// The item count from which on it makes most sense to speak of an advantage; nil if there is
  /// none.
  var bestStart: Int? {
    for wanted in [100.0, 10, 2] {
      if let start = start(factor: wanted), start.remaining * 2 >= speedups.count {
        return start.items
      }
    }
    return start(factor: ClosingStatement.leastFactor)?.items
  }

  /// The smallest item count from which on every speed-up is at least `factor`, and how many
  /// item counts that leaves.
  private func start(factor: Double) -> (items: Int, remaining: Int)? {
    let tail = speedups.reversed().prefix { $0.factor >= factor }
    return tail.last.map { ($0.items, tail.count) }
  }

  /// The margin at `start` and all larger item counts; nil if it is too small to be called one.
  func margin(from start: Int) -> Margin? {
    let measured = speedups.filter { $0.items >= start }
    guard let least = measured.map(\.factor).min(), least >= ClosingStatement.leastFactor
    else { return nil }
    let items = measured.map(\.items)
    return Margin(
      opponent: opponent, factor: least.roundedDownToTwoFigures, measured: items,
      unmeasured: sizes.filter { $0 >= start && !items.contains($0) })
  }
}

extension Double {
  /// The largest number with two significant figures that is not larger.
  ///
  /// - Precondition: finite and at least 1.
  var roundedDownToTwoFigures: Double {
    let exponent = Int(log10(self).rounded(.down)) - 1
    // Whole numbers are multiplied and divided, so that 1.1 is the literal's nearest value.
    let step = pow(10, Double(abs(exponent)))
    func value(_ figures: Double) -> Double { exponent < 0 ? figures / step : figures * step }
    let figures = (exponent < 0 ? self * step : self / step).rounded(.down)
    return value(figures) <= self ? value(figures) : value(figures - 1)
  }
}
