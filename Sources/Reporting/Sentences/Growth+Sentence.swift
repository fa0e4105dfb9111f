import Analysis

extension GrowthModel {
  /// The name of the growth in a table.
  var name: String { rawValue }
}

extension GrowthEstimate {
  /// The growth as a table shows it: a formula where there is one.
  var phrase: String { formula?.description ?? growth.phrase }
}

extension Growth {
  var phrase: String {
    switch self {
    case .like(let model): model.name
    case .between(let slow, let fast): "between \(slow.name) and \(fast.name)"
    case .notDecided(let reason): "not decided: \(reason.phrase)"
    }
  }
}

extension Growth.Reason {
  fileprivate var phrase: String {
    switch self {
    case .tooFewSizes: "fewer than \(GrowthEstimate.fewestSizes) sizes"
    case .tooSmallRange: "the sizes are too close together"
    case .trend: "none of the usual growths fits"
    case .tooNoisy: "the values scatter too much"
    case .partlyZero: "0 at some sizes only"
    }
  }
}

extension Race {
  /// From which item count on which strategy is faster, as a sentence; nil if they never ran
  /// together.
  func sentence(_ first: String, _ second: String) -> String? {
    switch self {
    case .notRun: nil
    case .always(let faster, let slower, let upTo):
      "`\(slower)` is never faster than `\(faster)`, up to \(upTo) items."
    case .undecided(let upTo):
      "`\(first)` and `\(second)` cannot be told apart, up to \(upTo) items."
    case .changes(let crossovers):
      crossovers.map { crossover in
        let interval = crossover.items.interval.map {
          " (\($0.low.roundedItems) to \($0.high.roundedItems))"
        }
        return "From about \(crossover.items.value.roundedItems)\(interval ?? "") items on "
          + "`\(crossover.faster)` is faster than `\(crossover.slower)`."
      }.joined(separator: " ")
    }
  }
}
