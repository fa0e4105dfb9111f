import Foundation
import Measurement

/// Compares times through their ratios to the yardsticks.
struct TimeCheck {
  /// One row of both runs whose times can be tested.
  fileprivate struct Subject {
    let pair: RowMatching.Pair
    /// The larger of the two yardsticks' p-values: both have to agree.
    let slower: Double
    let faster: Double
    /// The change by the yardstick that says less.
    let change: Double
    /// The share by which the row must become slower to be seen, by the yardstick that sees less.
    let visible: Double
  }

  private let subjects: [Subject]
  /// How many rows have times that could be tested.
  let testableCells: Int
  /// By how much the yardsticks' mutual ratio moved over the whole run, as a share.
  private let movement: Double?
  /// The share by which a typical row must become slower to be seen.
  private let visible: Double?
  private let leastEffect: Double

  /// The rows that are slower before any correction.
  var suspects: [RowSubject] {
    subjects.filter { $0.slower <= ComparisonTerms.significance }.map(\.pair.subject)
  }

  init(_ pairs: [RowMatching.Pair], terms: ComparisonTerms) {
    let tests = Dictionary(
      uniqueKeysWithValues: Yardstick.allCases.map { yardstick in
        let deviations = pairs.flatMap { pair in
          [pair.base, pair.new].compactMap { $0.launchSpreads[yardstick]?.deviation }
        }
        let prior = SlowdownTest.Prior(deviations: deviations)
        return (yardstick, SlowdownTest(prior: prior, leastEffect: terms.leastEffect))
      })
    let testable = pairs.compactMap { Subject($0, tests: tests) }
    testableCells = testable.count
    subjects = testable.filter { terms.timedSubjects?.contains($0.pair.subject) ?? true }
    movement = Quantiles(of: pairs.compactMap(\.yardstickMovement)).map {
      abs(expm1($0.median))
    }
    visible = Quantiles(of: testable.map(\.visible))?.median
    leastEffect = terms.leastEffect
  }

  /// Why no time can be judged; nil if some can.
  var obstacle: Obstacle? {
    if testableCells == 0 {
      return Obstacle(.time, .lacking("times of two launches or more"))
    }
    if let movement, movement > ComparisonTerms.yardstickTolerance {
      return Obstacle(.time, .disturbed(share: movement))
    }
    if let visible, visible > leastEffect + ComparisonTerms.visibilityTolerance {
      return Obstacle(.time, .imprecise(visible: visible))
    }
    return nil
  }

  /// - Parameter isDisturbed: Whether the whole run was, so that nothing is called worse.
  func findings(isDisturbed: Bool) -> [Finding] {
    let slower = Holm.adjusted(subjects.map(\.slower))
    let faster = Holm.adjusted(subjects.map(\.faster))
    return subjects.indices.compactMap { index in
      let subject = subjects[index]
      let isSlower = slower[index] <= ComparisonTerms.significance
      guard isSlower || faster[index] <= ComparisonTerms.significance else { return nil }
      let disturbance = isDisturbed ? "the whole run was disturbed" : subject.pair.disturbance
      return Finding(
        .time, disturbance == nil ? (isSlower ? .worse : .better) : .inconclusive,
        of: subject.pair.subject, metric: "median_ns",
        base: subject.pair.base.time?.median.value, new: subject.pair.new.time?.median.value,
        reason: (disturbance.map { $0 + "; " } ?? "")
          + "by the yardsticks \(Self.percent(subject.change)), p = "
          + String(format: "%.2g", isSlower ? slower[index] : faster[index]))
    }
  }

  private static func percent(_ change: Double) -> String {
    String(format: "%+.0f %%", expm1(change) * 100)
  }
}

extension TimeCheck.Subject {
  fileprivate init?(_ pair: RowMatching.Pair, tests: [Yardstick: SlowdownTest]) {
    var slower = 0.0
    var faster = 0.0
    var visible = 0.0
    var changes: [Double] = []
    for yardstick in Yardstick.allCases {
      guard let base = pair.base.launchSpreads[yardstick],
        let new = pair.new.launchSpreads[yardstick],
        let test = tests[yardstick],
        let probabilities = test.probabilities(base: base, new: new),
        let seen = test.visibleSlowdown(base: base, new: new)
      else { return nil }
      slower = max(slower, probabilities.slower)
      faster = max(faster, probabilities.faster)
      visible = max(visible, seen)
      changes.append(log(new.mean / base.mean))
    }
    guard let least = changes.min(by: { abs($0) < abs($1) }) else { return nil }
    self.init(pair: pair, slower: slower, faster: faster, change: least, visible: visible)
  }
}

extension RowMatching.Pair {
  /// By how much the throughput yardstick became slower against the latency one, as a logarithm.
  fileprivate var yardstickMovement: Double? {
    guard let base = base.yardstickQuotient, let new = new.yardstickQuotient else { return nil }
    return log(new / base)
  }

  /// What disturbed the samples of this row; nil if nothing did.
  fileprivate var disturbance: String? {
    if let movement = yardstickMovement.map({ abs(expm1($0)) }),
      movement > ComparisonTerms.yardstickTolerance
    {
      return "the yardsticks moved against each other by \(Int((movement * 100).rounded())) %"
    }
    for row in [base, new] {
      guard let preemptions = row.extent.preemptions, row.extent.samples > 0 else { continue }
      let share = Double(preemptions) / Double(row.extent.samples)
      if share > ComparisonTerms.preemptionTolerance {
        return
          "the kernel took the processor away in \(preemptions) of \(row.extent.samples) samples"
      }
    }
    return nil
  }
}

extension ResultRow {
  /// How many times as long as the latency yardstick the throughput yardstick took.
  fileprivate var yardstickQuotient: Double? {
    guard let latency = yardstickRatios[.latency], let throughput = yardstickRatios[.throughput]
    else { return nil }
    return latency.value / throughput.value
  }
}
