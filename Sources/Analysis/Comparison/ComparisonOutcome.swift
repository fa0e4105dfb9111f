/// What a comparison comes to, for a program that has to decide.
public enum ComparisonOutcome: String, Hashable, Sendable {
  case passed
  case regression
  case inconclusive
  case notComparable = "not-comparable"
}

/// What of a comparison decides.
public struct GateRules: Hashable, Sendable {
  /// Whether a time that is worse is a regression, and one that cannot be judged is no pass.
  public var judgesTime: Bool
  /// Whether an improvement fails too, so that the baseline is renewed.
  public var failsOnImprovement: Bool

  public init(judgesTime: Bool = false, failsOnImprovement: Bool = false) {
    self.judgesTime = judgesTime
    self.failsOnImprovement = failsOnImprovement
  }
}

extension Comparison {
  /// A regression counts more than what could not be compared, and that more than doubt.
  public func outcome(by rules: GateRules) -> ComparisonOutcome {
    let counted = findings.filter { rules.judgesTime || !$0.isAboutTime }
    let verdicts = Set(counted.map(\.verdict))
    if verdicts.contains(.worse) { return .regression }
    if rules.failsOnImprovement, verdicts.contains(.better) { return .regression }
    let forbidding = obstacles.filter {
      $0.scope == .everything || (rules.judgesTime && $0.scope == .time)
    }
    let comparedNothing = extent.rows == 0 || extent.equalValues + counted.count == 0
    if verdicts.contains(.notComparable) || comparedNothing
      || forbidding.contains(where: { !$0.isDisturbance })
    {
      return .notComparable
    }
    return verdicts.contains(.inconclusive) || !forbidding.isEmpty ? .inconclusive : .passed
  }
}
