import Measurement

/// Compares what is the same in every run of the same code: the answer, the work, and where the
/// allocator is the same, the allocations.
struct ExactCheck {
  let terms: ComparisonTerms
  var comparesAllocations: Bool
  private(set) var equalValues = 0
  private(set) var unknownValues = 0

  init(terms: ComparisonTerms, comparesAllocations: Bool) {
    self.terms = terms
    self.comparesAllocations = comparesAllocations
  }

  mutating func findings(of pair: RowMatching.Pair) -> [Finding] {
    if let finding = status(of: pair), finding.verdict == .worse { return [finding] }
    var findings = [status(of: pair)].compactMap(\.self) + answer(of: pair) + work(of: pair)
    // A row that was not run says so by its status; that its allocations are unknown follows.
    if comparesAllocations, findings.allSatisfy({ $0.check != .status }) {
      findings += allocations(of: pair)
    }
    return findings
  }

  private func status(of pair: RowMatching.Pair) -> Finding? {
    let (base, new) = (pair.base.status, pair.new.status)
    func finding(_ verdict: Finding.Verdict, _ reason: String) -> Finding {
      Finding(.status, verdict, of: pair.subject, metric: "status", reason: reason)
    }
    let change = "\(base.rawValue) before, \(new.rawValue) now"
    switch (base, new) {
    case (.failed, .failed): return finding(.notComparable, "failed in both runs")
    case (_, .failed): return finding(.worse, pair.new.reason.map { "\(change): \($0)" } ?? change)
    case (.failed, _): return finding(.better, change)
    case (_, .interrupted), (.interrupted, _): return finding(.inconclusive, change)
    case (.overBudget, .overBudget): return nil
    case (_, .overBudget): return finding(.inconclusive, change)
    case (.overBudget, _), (.ok, _), (.fewSamples, _): return nil
    }
  }

  private mutating func answer(of pair: RowMatching.Pair) -> [Finding] {
    ["visible", "hidden"].compactMap { name in
      let (base, new) = (pair.base.facts[name], pair.new.facts[name])
      guard base != new else {
        if base != nil { equalValues += 1 }
        return nil
      }
      return Finding(
        .answer, .worse, of: pair.subject, metric: name, base: base.flatMap(Double.init),
        new: new.flatMap(Double.init), reason: "the answer differs")
    }
  }

  private mutating func work(of pair: RowMatching.Pair) -> [Finding] {
    let (base, new) = (pair.base.counts, pair.new.counts)
    let names = Set(base?.totals.keys.map(\.self) ?? []).union(new?.totals.keys.map(\.self) ?? [])
    return names.sorted().compactMap { name in
      let finding = difference(
        .work, name, of: pair, from: base?.perOperation(name), to: new?.perOperation(name),
        tolerance: name == InstructionCount.name ? InstructionCount.tolerance : 0)
      guard let finding, finding.verdict == .worse, name == "cache_hits",
        let fewer = difference(of: "measure_calls", from: new, to: base),
        let more = difference(of: name, from: base, to: new), fewer >= more
      else { return finding }
      // What was measured and is now remembered is an improvement, and said as one already.
      return nil
    }
  }

  private func difference(
    of name: String, from base: WorkCounts?, to new: WorkCounts?
  ) -> Double? {
    guard let base = base?.perOperation(name), let new = new?.perOperation(name) else {
      return nil
    }
    return new - base
  }

  private mutating func allocations(of pair: RowMatching.Pair) -> [Finding] {
    AllocationMetric.allCases.compactMap { metric in
      difference(
        .allocations, metric.rawValue, of: pair, from: metric.value(in: pair.base.allocations),
        to: metric.value(in: pair.new.allocations))
    }
  }

  /// What is to be said of one value, of which more is worse.
  ///
  /// - Parameter tolerance: The share of the old value up to which a new one is equal to it.
  private mutating func difference(
    _ check: Finding.Check, _ metric: String, of pair: RowMatching.Pair, from base: Double?,
    to new: Double?, tolerance: Double = 0
  ) -> Finding? {
    guard let base else {
      // What neither run knows is no value that the older one lacks.
      if new != nil { unknownValues += 1 }
      return nil
    }
    guard let new else {
      return Finding(
        check, .inconclusive, of: pair.subject, metric: metric, base: base,
        reason: "not known in the new run")
    }
    guard (new - base).magnitude > tolerance * base else {
      equalValues += 1
      return nil
    }
    return Finding(
      check, new > base ? .worse : .better, of: pair.subject, metric: metric, base: base, new: new)
  }
}

/// A figure of allocations that is exact, and of which more is worse.
enum AllocationMetric: String, CaseIterable {
  case allocations
  case allocatedBytes = "allocated_bytes"
  /// Handed out and not given back, per operation.
  case keptBytes = "kept_bytes"
  case stateBytes = "state_bytes"

  /// The value of one operation; nil where it is not known.
  func value(in record: AllocationRecord?) -> Double? {
    guard let record, record.operations > 0 else { return nil }
    let total: Int? =
      switch self {
      case .allocations: record.allocations
      case .allocatedBytes: record.allocatedBytes
      case .keptBytes:
        record.allocatedBytes.flatMap { allocated in record.freedBytes.map { allocated - $0 } }
      case .stateBytes: record.stateBytes
      }
    let operations = self == .stateBytes ? 1 : record.operations
    return total.map { Double($0) / Double(operations) }
  }
}
