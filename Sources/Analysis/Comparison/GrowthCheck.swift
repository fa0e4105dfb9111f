import Measurement

/// Compares how counts and times grow with the items, in cells at a width that shows a fixed share
/// of the items: there all that a strategy does may grow.
struct GrowthCheck {
  private(set) var findings: [Finding] = []

  init(_ pairs: [RowMatching.Pair]) {
    var order: [RowSubject] = []
    var series: [RowSubject: [RowMatching.Pair]] = [:]
    for pair in pairs where pair.subject.key.fill != nil {
      let subject = pair.subject.withoutSize
      if series[subject] == nil { order.append(subject) }
      series[subject, default: []].append(pair)
    }
    for subject in order { findings += Self.findings(of: series[subject] ?? []) }
  }

  private static func findings(of pairs: [RowMatching.Pair]) -> [Finding] {
    let names = Set(pairs.flatMap { $0.base.counts?.totals.keys.map(\.self) ?? [] })
    let counts = names.sorted().compactMap { name in
      finding(of: pairs, metric: name) { $0.counts?.perOperation(name) }
    }
    let time = finding(of: pairs, metric: "median_ns") { $0.time?.median.value }
    return counts + [time].compactMap(\.self)
  }

  private static func finding(
    of pairs: [RowMatching.Pair], metric: String, value: (ResultRow) -> Double?
  ) -> Finding? {
    // Only item counts that both runs know: a missing end would bend the line.
    let known = pairs.compactMap { pair in
      value(pair.base).flatMap { base in
        value(pair.new).map { (items: pair.subject.key.items, base: base, new: $0) }
      }
    }
    guard let base = GrowthExponent(known.map { ($0.items, $0.base) }),
      let new = GrowthExponent(known.map { ($0.items, $0.new) }),
      let largest = pairs.max(by: { $0.subject.key.items < $1.subject.key.items })
    else { return nil }
    guard new.isSteeper(than: base) || base.isSteeper(than: new) else { return nil }
    return Finding(
      .growth, new.isSteeper(than: base) ? .worse : .better, of: largest.subject,
      metric: Finding.growth(of: metric), base: base.slope, new: new.slope,
      reason: "with items to the power of")
  }
}

extension RowSubject {
  /// What the rows of one series of item counts share.
  fileprivate var withoutSize: RowSubject {
    var subject = self
    subject.key.items = 0
    subject.key.width = nil
    return subject
  }
}
