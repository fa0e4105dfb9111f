/// What one operation of each strategy takes, predicted from pilots at smaller sizes.
///
/// A strategy's time is taken as proportional to its units of work within one series: the same
/// suite, workload, measurer, memo, kind of width and strategy.
public struct CostModel {
  private struct Pilot {
    var workUnits: Double
    var nanoseconds: Double
  }

  private var pilots: [String: [Pilot]] = [:]

  public init() {}

  /// Takes in what a pilot measured, in nanoseconds an operation.
  public mutating func add(_ nanoseconds: Double, for contender: Contender, in key: CellKey) {
    pilots[series(contender, key), default: []].append(
      Pilot(workUnits: contender.workUnits, nanoseconds: nanoseconds))
  }

  /// The predicted time of one operation, in nanoseconds, scaled from the pilot nearest in work;
  /// nil if the series had none.
  public func nanoseconds(of contender: Contender, in key: CellKey) -> Double? {
    guard let pilots = pilots[series(contender, key)],
      let nearest = pilots.min(by: {
        distance($0.workUnits, contender.workUnits) < distance($1.workUnits, contender.workUnits)
      })
    else { return nil }
    return nearest.nanoseconds * contender.workUnits / nearest.workUnits
  }

  /// The most units of work that a pilot of this series had; 0 if there was none.
  func largestPilot(of contender: Contender, in key: CellKey) -> Double {
    pilots[series(contender, key)]?.map(\.workUnits).max() ?? 0
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
