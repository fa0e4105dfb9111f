public import Analysis

extension ClosingStatement {
  /// The statement as a sentence.
  public var sentence: String {
    switch self {
    case .nothingMeasured:
      "No strategy was measured."
    case .nothingToCompare(let strategies):
      strategies.count == 1
        ? "Only `\(strategies[0])` was measured, so there is nothing to compare it with."
        : "No two strategies were measured at the same item count, so nothing can be compared."
    case .noClearWinner(let items):
      "At \(items) items no strategy is clearly faster than all others."
    case .faster(let advantage):
      advantage.sentence
    }
  }
}

extension Advantage {
  fileprivate var sentence: String {
    let isAboutSeveral = margins.contains { $0.measured.count > 1 }
    let scope = isAboutSeveral ? "From \(start) items on" : "At \(start) items"
    return "\(scope) `\(strategy)` is at least \(margins.map(\.phrase).listed)."
  }
}

extension Margin {
  fileprivate var phrase: String {
    "\(Field(factor).text) times faster than `\(opponent)`\(exception)"
  }

  /// Which item counts of the range were not compared.
  private var exception: String {
    guard let last = measured.last, let firstGap = unmeasured.first else { return "" }
    return firstGap > last
      ? " (measured up to \(last))"
      : " (not measured at \(unmeasured.map(\.description).listed))"
  }
}
