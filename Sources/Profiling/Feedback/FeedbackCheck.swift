import Foundation
public import HeadlessUI
import TextMetrics

/// Tries views that feed geometry or preferences back into state, with seeded random contents and
/// sizes.
///
/// ```swift
/// let report = FeedbackCheck { TagSheet(titles: $0.titles) }.check()
/// for finding in report.findings { print(finding) }
/// ```
@MainActor
public struct FeedbackCheck<Root: View> {
  private let seed: UInt64
  private let cases: Int
  private let view: (FeedbackCase) -> Root

  /// - Parameters:
  ///   - seed: The same seed makes the same cases everywhere.
  ///   - cases: How many contents and sizes are tried.
  ///   - view: Makes the views for a case; a content of no titles is among them.
  public init(
    seed: UInt64 = ContractDefaults.seed, cases: Int = FeedbackDefaults.cases,
    @ViewBuilder view: @escaping (FeedbackCase) -> Root
  ) {
    self.seed = seed
    self.cases = cases
    self.view = view
  }

  /// Tries all cases.
  ///
  /// - Complexity: Three layouts for each case.
  public func check() -> FeedbackReport {
    var report = FeedbackReport()
    var random = SplitMix64(seed: seed)
    for _ in 0..<cases {
      let example = FeedbackCase(using: &random)
      let trial = FeedbackTrial(view(example), example)
      report.mostPasses = max(report.mostPasses, trial.passes)
      for breach in trial.breaches
      where !report.findings.contains(where: { $0.rule == breach.rule }) {
        report.findings.append(shrunk(breach, example))
      }
    }
    return report
  }

  /// The finding with the smallest case that still shows it.
  private func shrunk(_ breach: FeedbackTrial<Root>.Breach, _ example: FeedbackCase)
    -> FeedbackFinding
  {
    var finding = FeedbackFinding(rule: breach.rule, detail: breach.detail, example: example)
    var found = true
    while found {
      found = false
      for smaller in finding.example.smaller {
        let breaches = FeedbackTrial(view(smaller), smaller).breaches
        guard let same = breaches.first(where: { $0.rule == breach.rule }) else { continue }
        finding = FeedbackFinding(rule: same.rule, detail: same.detail, example: smaller)
        found = true
        break
      }
    }
    return finding
  }
}

/// Views laid out at a width, at another one, and at the first again.
@MainActor
struct FeedbackTrial<Root: View> {
  struct Breach {
    var rule: FeedbackRule
    var detail: String
  }

  private(set) var breaches: [Breach] = []
  /// The most passes of the layouts that settled.
  private(set) var passes = 0

  init(_ view: Root, _ example: FeedbackCase) {
    let observer = FirstPassObserver()
    let host = LayoutObservation.observing(with: observer) {
      LayoutHost(view, measurer: EmbeddedMeasurer())
    }
    var first: LayoutSnapshot?
    observer.look = { [unowned host] in
      first = MainActor.assumeIsolated { host.snapshot() }
    }
    defer { observer.look = {} }
    let here = CGSize(width: example.width, height: example.height)
    let there = CGSize(width: example.otherWidth, height: example.height)

    guard layOut(host, in: here) else { return }
    let before = host.snapshot()
    if host.counts.passes > 1, let zero = first?.zero(before: before) {
      breaches.append(Breach(rule: .startsWithoutZeros, detail: zero))
    }
    guard layOut(host, in: there), layOut(host, in: here) else { return }
    if let difference = Self.difference(from: before, to: host.snapshot()) {
      breaches.append(Breach(rule: .forgetsItsHistory, detail: difference))
    }
  }

  /// Whether the views settled.
  private mutating func layOut(_ host: LayoutHost<Root>, in size: CGSize) -> Bool {
    do throws(HeadlessUIError) {
      try host.layout(in: size)
    } catch {
      if case .cycle = error {
        breaches.append(Breach(rule: .doesNotCycle, detail: "\(error)"))
      } else {
        breaches.append(Breach(rule: .doesNotDrift, detail: "\(error)"))
      }
      return false
    }
    passes = max(passes, host.counts.passes)
    if host.counts.passes > FeedbackDefaults.passes,
      !breaches.contains(where: { $0.rule == .settlesSoon })
    {
      breaches.append(
        Breach(rule: .settlesSoon, detail: "\(host.counts.passes) passes in \(size.text)."))
    }
    return true
  }

  /// The first line that differs between two pictures; nil if they are the same.
  private static func difference(from old: LayoutSnapshot, to new: LayoutSnapshot) -> String? {
    let lines = { (snapshot: LayoutSnapshot) in
      snapshot.description.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    }
    let (before, after) = (lines(old), lines(new))
    let pair = zip(before, after).first { $0.0 != $0.1 }
    if let pair { return "first \(pair.0), then \(pair.1)." }
    return before.count == after.count
      ? nil : "\(before.count) views at first, then \(after.count)."
  }
}
