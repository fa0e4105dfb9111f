public import Analysis
import Foundation

/// A comparison as text for people: a table for a terminal, or Markdown.
public struct ComparisonReport: Sendable {
  let comparison: Comparison
  let outcome: ComparisonOutcome
  let seed: UInt64
  let judgesTime: Bool

  /// - Parameter seed: The new run's, for the command lines that explain findings.
  public init(comparison: Comparison, rules: GateRules, seed: UInt64) {
    self.comparison = comparison
    self.outcome = comparison.outcome(by: rules)
    self.judgesTime = rules.judgesTime
    self.seed = seed
  }

  /// The findings under their headings, then what was not compared, then the outcome.
  public var text: String {
    var lines: [String] = []
    for verdict in Finding.Verdict.allCases {
      let findings = comparison.findings.filter { $0.verdict == verdict }
      guard !findings.isEmpty else { continue }
      lines.append("\(verdict.title) (\(findings.count))")
      for group in FindingGroup.groups(of: findings) {
        lines.append("  \(group.subject.name)  \(group.subject.circumstances)")
        lines += group.findings.map { "    \($0.phrase)\(note(on: $0))" }
        if verdict.asksForProfile {
          lines.append("    \(group.subject.profileCommand(seed: seed))")
        }
      }
      lines.append("")
    }
    lines += remarks
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What was not compared, and which allowances nothing needed.
  var remarks: [String] {
    comparison.obstacles.map(\.sentence)
      + comparison.unusedAllowances.map {
        "The allowance on line \($0.line) is not needed (\($0.name)): remove it."
      }
  }

  /// What was compared and what it came to.
  var summary: String {
    let extent = comparison.extent
    let timed = extent.timedCells > 0 ? ", the times of \(extent.timedCells) tested" : ""
    let unknown =
      extent.unknownValues > 0
      ? ", \(extent.unknownValues) not known in the baseline" : ""
    return
      "\(outcome.phrase): \(extent.rows) \(extent.rows == 1 ? "row" : "rows") compared, \(extent.equalValues) exact values "
      + "equal\(unknown)\(timed)."
  }

  func note(on finding: Finding) -> String {
    finding.isAboutTime && finding.verdict == .worse && !judgesTime ? " (reported only)" : ""
  }
}

extension ComparisonOutcome {
  var phrase: String {
    switch self {
    case .passed: "Passed"
    case .regression: "Regression"
    case .inconclusive: "Inconclusive"
    case .notComparable: "Not comparable"
    }
  }
}

extension Allowance {
  /// As it stands in the file, without the amount and the reason.
  var name: String {
    "\(suite)/\(workload)/\(strategy)\(items.map { "@\($0)" } ?? ""):\(metric)".printable
  }
}
