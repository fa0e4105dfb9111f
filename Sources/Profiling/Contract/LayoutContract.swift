public import HeadlessUI

/// Holds a layout to the contract of the layout protocol, on seeded random subviews, proposals,
/// bounds and edits.
///
/// ```swift
/// let report = LayoutContract(FlowLayout(), rule: .flow(spacing: 8, lineSpacing: 4)).check()
/// for finding in report.findings { print(finding) }
/// ```
///
/// A layout that traps, for instance on an index that a stale cache holds, ends the process.
public struct LayoutContract<Content: Layout> {
  private let trial: LayoutTrial<Content>
  private let seed: UInt64
  private let cases: Int

  /// - Parameters:
  ///   - layout: What to check.
  ///   - rule: What the layout says of itself.
  ///   - seed: The same seed makes the same examples everywhere.
  ///   - cases: How many examples each check looks at.
  public init(
    _ layout: Content, rule: LayoutRule = .any, seed: UInt64 = ContractDefaults.seed,
    cases: Int = ContractDefaults.cases
  ) {
    trial = LayoutTrial(layout: layout, rule: rule)
    self.seed = seed
    self.cases = cases
  }

  /// Makes all checks.
  ///
  /// - Complexity: O(`cases`) layouts of up to 24 subviews for each check.
  public func check() -> ContractReport {
    var report = ContractReport()
    for check in ContractCheck<Content>.all {
      for number in 0..<cases {
        guard !isBlocked(check, &report) else { break }
        var maker = ExampleMaker(seed: seed &+ UInt64(number))
        judge(check, maker.example(check.examples), &report)
      }
    }
    return report
  }

  /// Makes all checks on one example, as it is.
  public func check(_ example: LayoutExample) -> ContractReport {
    var report = ContractReport()
    for check in ContractCheck<Content>.all where !isBlocked(check, &report) {
      report.cases += 1
      if let breach = check.judge(trial, example) { add(breach, example, to: &report) }
    }
    return report
  }

  private func judge(
    _ check: ContractCheck<Content>, _ example: LayoutExample, _ report: inout ContractReport
  ) {
    report.cases += 1
    guard let breach = check.judge(trial, example), !isKnown(breach.rule, report) else { return }
    var smallest = breach
    let small = example.shrunk { candidate in
      guard let found = check.judge(trial, candidate), found.rule == breach.rule else {
        return false
      }
      smallest = found
      return true
    }
    add(smallest, small, to: &report)
  }

  private func add(_ breach: Breach, _ example: LayoutExample, to report: inout ContractReport) {
    let finding = ContractFinding(rule: breach.rule, detail: breach.detail, example: example)
    if breach.rule.isNote { report.notes.append(finding) } else { report.findings.append(finding) }
  }

  private func isKnown(_ rule: ContractRule, _ report: ContractReport) -> Bool {
    (report.findings + report.notes).contains { $0.rule == rule }
  }

  /// Whether a rule that the check presupposes is broken; its own rules count as unchecked then.
  private func isBlocked(
    _ check: ContractCheck<Content>, _ report: inout ContractReport
  ) -> Bool {
    let isBlocked = report.findings.contains { check.presupposed.contains($0.rule) }
    guard isBlocked else { return false }
    for rule in check.rules where !report.unchecked.contains(rule) && !isKnown(rule, report) {
      report.unchecked.append(rule)
    }
    return true
  }
}

/// What the checker does where nobody said otherwise.
public enum ContractDefaults {
  public static let seed: UInt64 = 1
  /// Of each check.
  public static let cases = 100
  /// What a person may ask for.
  public static let caseLimits = 1...100_000
}
