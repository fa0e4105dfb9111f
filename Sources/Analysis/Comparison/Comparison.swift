import Measurement

/// What a new run has to say compared with an older one.
public struct Comparison: Sendable {
  /// Those that matter most first: worse ones, by check and then by how much.
  public let findings: [Finding]
  /// What was not compared at all, and why.
  public let obstacles: [Obstacle]
  /// Allowances that no finding needed.
  public let unusedAllowances: [Allowance]
  /// How much was compared.
  public let extent: ComparisonExtent
  /// Rows that are slower by both yardsticks before any correction for how many were tested: those
  /// that are worth measuring again.
  package let suspects: [RowSubject]

  /// Compares everything that two runs allow to compare.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rows.
  public init(
    base: ResultSet, new: ResultSet, terms: ComparisonTerms = ComparisonTerms(),
    allowances: [Allowance] = []
  ) {
    var obstacles = Obstacle.all(from: base.environment, to: new.environment)
    let matching = RowMatching(base: base.rows, new: new.rows)
    if let digests = matching.differingLabels { obstacles.append(digests) }
    guard !obstacles.contains(where: { $0.scope == .everything }) else {
      self.obstacles = obstacles
      findings = []
      unusedAllowances = []
      suspects = []
      extent = ComparisonExtent()
      return
    }
    var check = ExactCheck(terms: terms, comparesAllocations: true)
    if let obstacle = matching.obstacleToAllocations { obstacles.append(obstacle) }
    check.comparesAllocations = !obstacles.contains { $0.scope == .allocations }
    var findings = matching.findings
    for pair in matching.pairs { findings += check.findings(of: pair) }
    let growths = GrowthCheck(matching.pairs).findings
    findings += growths.filter { !$0.isAboutTime }

    var timedCells = 0
    var suspects: [RowSubject] = []
    if terms.comparesTime {
      let time = TimeCheck(matching.pairs, terms: terms)
      if !obstacles.contains(where: { $0.scope == .time }), let obstacle = time.obstacle {
        obstacles.append(obstacle)
      }
      let forbidding = obstacles.filter { $0.scope == .time }
      if forbidding.allSatisfy(\.isDisturbance) {
        let isDisturbed = !forbidding.isEmpty
        findings += growths.filter(\.isAboutTime).map { isDisturbed ? $0.inDoubt : $0 }
        findings += time.findings(isDisturbed: isDisturbed)
        timedCells = time.testableCells
        suspects = time.suspects
      }
    }
    let judged = Self.judge(findings, by: allowances)
    self.obstacles = obstacles
    self.suspects = suspects
    self.findings = judged.findings
    unusedAllowances = judged.unused
    extent = ComparisonExtent(
      rows: matching.pairs.count, equalValues: check.equalValues,
      unknownValues: check.unknownValues, timedCells: timedCells)
  }

  private static func judge(
    _ findings: [Finding], by allowances: [Allowance]
  ) -> (findings: [Finding], unused: [Allowance]) {
    var used: Set<Allowance> = []
    let judged = findings.map { finding in
      guard finding.verdict == .worse,
        let allowance = allowances.first(where: { $0.covers(finding) })
      else { return finding }
      used.insert(allowance)
      var accepted = finding
      accepted.verdict = .accepted
      accepted.reason = allowance.reason
      return accepted
    }
    return (judged.inOrderOfWeight, allowances.filter { !used.contains($0) })
  }
}

/// What is compared, and from which change on it counts.
public struct ComparisonTerms: Hashable, Sendable {
  /// The share by which a time must change to count: 0.15 for 15 %.
  public var leastEffect: Double
  public var comparesTime: Bool
  /// The rows whose times are tested; nil for all. The others still say how rows vary.
  public var timedSubjects: Set<RowSubject>?

  public init(
    leastEffect: Double = Self.defaultLeastEffect, comparesTime: Bool = true,
    timedSubjects: Set<RowSubject>? = nil
  ) {
    self.leastEffect = leastEffect
    self.comparesTime = comparesTime
    self.timedSubjects = timedSubjects
  }

  public static let defaultLeastEffect = 0.15
  /// The probability of any false alarm in a whole comparison.
  public static let significance = 0.05
  /// The share by which the yardsticks' mutual ratio may move.
  public static let yardstickTolerance = 0.06
  /// By how much the slowdown that a typical row must have to be seen may exceed the least effect.
  public static let visibilityTolerance = 0.1
  /// The share of samples that may have been preempted.
  public static let preemptionTolerance = 0.2
}

/// How much two runs had in common.
public struct ComparisonExtent: Hashable, Sendable {
  /// Rows that both runs have.
  public var rows = 0
  /// Exact values that are the same in both.
  public var equalValues = 0
  /// Exact values that the older run does not have.
  public var unknownValues = 0
  /// Rows whose times were tested.
  public var timedCells = 0

  public init(rows: Int = 0, equalValues: Int = 0, unknownValues: Int = 0, timedCells: Int = 0) {
    self.rows = rows
    self.equalValues = equalValues
    self.unknownValues = unknownValues
    self.timedCells = timedCells
  }
}

extension Finding {
  /// The same, found in a disturbed run.
  fileprivate var inDoubt: Finding {
    var finding = self
    finding.verdict = .inconclusive
    return finding
  }
}

extension [Finding] {
  /// The worst first: by verdict, by check, then by the factor of the change, the largest first.
  fileprivate var inOrderOfWeight: [Finding] {
    func place<Value: CaseIterable & Equatable>(_ value: Value) -> Int {
      [Value](Value.allCases).firstIndex(of: value) ?? 0
    }
    let weighed = enumerated().map { index, finding in
      (
        finding: finding,
        weight: (
          place(finding.verdict), place(finding.check), -(finding.factor ?? .infinity), index
        )
      )
    }
    return weighed.sorted { $0.weight < $1.weight }.map(\.finding)
  }
}
