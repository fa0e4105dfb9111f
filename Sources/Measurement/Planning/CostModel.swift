/// What a strategy costs, in nanoseconds.
public struct ContenderCost: Codable, Equatable, Sendable {
  /// One operation.
  public var operation: Double
  /// Preparing and the first operation together.
  public var setup: Double

  public init(operation: Double, setup: Double) {
    self.operation = operation
    self.setup = setup
  }
}

/// What each strategy costs, predicted from pilots at smaller sizes.
///
/// A strategy's time is taken as proportional to its units of work within one series: the same
/// suite, workload, measurer, memo, kind of width and strategy.
public struct CostModel {
  private struct Pilot {
    var workUnits: Double
    var setupUnits: Double
    var cost: ContenderCost
  }

  private var pilots: [String: [Pilot]] = [:]

  public init() {}

  /// Takes in what a pilot measured.
  public mutating func add(_ cost: ContenderCost, for contender: Contender, in key: CellKey) {
    pilots[series(contender, key), default: []].append(
      Pilot(workUnits: contender.workUnits, setupUnits: contender.setupUnits, cost: cost))
  }

  /// The predicted cost, scaled from the pilot nearest in work; nil if the series had none.
  public func cost(of contender: Contender, in key: CellKey) -> ContenderCost? {
    guard let pilots = pilots[series(contender, key)],
      let nearest = pilots.min(by: {
        distance($0.setupUnits, contender.setupUnits)
          < distance($1.setupUnits, contender.setupUnits)
      })
    else { return nil }
    return ContenderCost(
      operation: nearest.cost.operation * contender.workUnits / nearest.workUnits,
      setup: nearest.cost.setup * contender.setupUnits / nearest.setupUnits)
  }

  /// The most units of setting up that a pilot of this series had; 0 if there was none.
  func largestPilot(of contender: Contender, in key: CellKey) -> Double {
    pilots[series(contender, key)]?.map(\.setupUnits).max() ?? 0
  }

  private func distance(_ one: Double, _ other: Double) -> Double {
    one > other ? one / other : other / one
  }

  private func series(_ contender: Contender, _ key: CellKey) -> String {
    "\(key.series) \(contender.name)"
  }
}

extension CellKey {
  func isSameSeries(as other: CellKey) -> Bool { series == other.series }

  /// What the cells of one series of sizes share, as text.
  fileprivate var series: String {
    "\(suite)/\(workload) \(measurer) \(memo) \(fill.map { "fill \($0)" } ?? "width")"
  }
}
