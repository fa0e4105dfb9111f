/// Which part of the cells a run is about.
public struct RunScope: Sendable {
  /// Whether operations are timed. Otherwise a run only counts: no pilot, one launch, no samples.
  public var measuresTime: Bool
  /// The strategies to run; nil for all.
  public var places: Set<ContenderPlace>?

  public init(measuresTime: Bool = true, places: Set<ContenderPlace>? = nil) {
    self.measuresTime = measuresTime
    self.places = places
  }

  func contains(_ place: ContenderPlace) -> Bool { places?.contains(place) ?? true }
}

extension RunPlan {
  /// Counts the work and the allocations of what fits into memory, in one launch.
  static func counting(_ cells: [Cell], scope: RunScope, bytes: Int) -> RunPlan {
    let shares = cells.enumerated().map { index, cell in
      cell.contenders.enumerated().map { number, contender -> Share in
        guard scope.contains(ContenderPlace(cell: index, contender: number)) else {
          return .overBudget(reason: "it was not asked for")
        }
        guard contender.predictedBytes <= bytes else {
          return .overBudget(
            reason: "one operation would have about \(contender.predictedBytes >> 20) MiB alive")
        }
        return .rounds(perLaunch: [0])
      }
    }
    return RunPlan(
      shares: shares, predicted: cells.map { $0.contenders.map { _ in nil } },
      sweepCosts: cells.map { _ in [[0]] })
  }
}
