/// One thing in which two runs differ, or could not be compared.
public struct Finding: Hashable, Sendable {
  /// What kind of thing was compared, in the order in which findings are reported.
  public enum Check: String, Hashable, Sendable, CaseIterable {
    /// Whether there is a result at all.
    case status
    /// What is shown.
    case answer
    /// Counts of work, exactly.
    case work
    /// Allocations and bytes, exactly.
    case allocations
    /// How a count or the time grows with the items.
    case growth
    /// The time of one operation.
    case time
  }

  /// What the difference means.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    case worse
    /// What could not be compared: the other side lacks it.
    case notComparable = "not-comparable"
    /// The run was too disturbed or too short to tell.
    case inconclusive
    /// Worse, but an allowance covers it.
    case accepted
    case better
    /// Only the new run has it.
    case added
  }

  public var check: Check
  public var verdict: Verdict
  /// Of a growth, the row at the largest item count of its series.
  public var subject: RowSubject
  /// The column, such as `measure_calls`; `growth(measure_calls)` for how it grows.
  public var metric: String
  public var base: Double?
  public var new: Double?
  /// What `base` and `new` do not say, as a sentence without a full stop.
  public var reason: String?

  public init(
    _ check: Check, _ verdict: Verdict, of subject: RowSubject, metric: String,
    base: Double? = nil, new: Double? = nil, reason: String? = nil
  ) {
    self.check = check
    self.verdict = verdict
    self.subject = subject
    self.metric = metric
    self.base = base
    self.new = new
    self.reason = reason
  }

  /// The new value in proportion to the old one; nil where one is not known or the old one is 0.
  public var factor: Double? {
    guard let base, let new, base > 0 else { return nil }
    return new / base
  }

  /// Whether it is about time, which `--time` decides about.
  public var isAboutTime: Bool { check == .time || metric == Self.timeGrowth }

  static let timeGrowth = growth(of: "median_ns")

  static func growth(of metric: String) -> String { "growth(\(metric))" }
}
