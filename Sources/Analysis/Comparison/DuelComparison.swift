import Foundation
public import Measurement

/// What a duel of two builds has to say of their times.
public struct DuelComparison: Sendable {
  /// One row with pairs in at least two launches.
  public struct Entry: Sendable {
    public let subject: RowSubject
    /// How many times as long the head takes: the geometric mean over the launches' medians.
    public let ratio: Double
    /// The probabilities, after Holm's correction, of a change this large if the true one were
    /// the least effect.
    public let slower: Double
    public let faster: Double

    public var isSlower: Bool { slower <= ComparisonTerms.significance }
    public var isFaster: Bool { faster <= ComparisonTerms.significance }
  }

  /// In the order of the records.
  public let entries: [Entry]
  /// What rows vary by; a second look at a few of them knows it from the first.
  public let prior: SlowdownTest.Prior

  /// - Parameters:
  ///   - leastEffect: The share that a time must change by to count.
  ///   - prior: From an earlier look at more rows; nil to take it from these.
  public init(
    _ records: [DuelRecord], leastEffect: Double, prior: SlowdownTest.Prior? = nil
  ) {
    let rows = records.compactMap { record in
      LaunchSpread(of: record.pairs.map { LaunchValue(launch: $0.launch, value: $0.ratio) })
        .map { (subject: RowSubject(key: record.key, strategy: record.strategy), spread: $0) }
    }
    let prior = prior ?? SlowdownTest.Prior(deviations: rows.compactMap(\.spread.deviation))
    let test = SlowdownTest(prior: prior, leastEffect: leastEffect)
    let tested = rows.compactMap { row in
      test.probabilities(paired: row.spread).map {
        (subject: row.subject, ratio: row.spread.mean, probabilities: $0)
      }
    }
    let slower = Holm.adjusted(tested.map(\.probabilities.slower))
    let faster = Holm.adjusted(tested.map(\.probabilities.faster))
    self.prior = prior
    entries = tested.indices.map { index in
      Entry(
        subject: tested[index].subject, ratio: tested[index].ratio, slower: slower[index],
        faster: faster[index])
    }
  }

  /// The rows that are slower, the slowest first.
  public var alarms: [Entry] {
    entries.filter(\.isSlower).sorted { $0.ratio > $1.ratio }
  }
}
