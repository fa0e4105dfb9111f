import Measurement

/// A change for the worse that a team has accepted.
public struct Allowance: Hashable, Sendable {
  public var suite: String
  public var workload: String
  public var strategy: String
  /// Nil for all item counts.
  public var items: Int?
  /// The column that may get worse.
  public var metric: String
  /// By how much at most: in the unit of the column, or as a share of the old value.
  public var limit: Limit
  public var reason: String
  /// The line of the file it stands on.
  public var line: Int

  public enum Limit: Hashable, Sendable {
    case absolute(Double)
    /// 0.1 for 10 %.
    case share(Double)
  }

  public init(
    suite: String, workload: String, strategy: String, items: Int? = nil, metric: String,
    limit: Limit, reason: String, line: Int
  ) {
    self.suite = suite
    self.workload = workload
    self.strategy = strategy
    self.items = items
    self.metric = metric
    self.limit = limit
    self.reason = reason
    self.line = line
  }

  /// Whether it is about this finding and covers all of the change.
  func covers(_ finding: Finding) -> Bool {
    let subject = finding.subject
    guard subject.key.suite == suite, subject.key.workload == workload,
      subject.strategy == strategy, finding.metric == metric,
      items == nil || items == subject.key.items,
      let base = finding.base, let new = finding.new
    else { return false }
    switch limit {
    case .absolute(let limit): return new - base <= limit
    case .share(let share): return new <= base * (1 + share)
    }
  }
}
