public import Analysis

/// The workflow commands by which a step on GitHub Actions marks a run.
public enum WorkflowAnnotations {
  /// GitHub shows no more of a kind from one step.
  public static let most = 10

  /// One command a line: an error for each of the worst findings.
  public static func text(of comparison: Comparison, rules: GateRules) -> String {
    comparison.findings
      .filter { $0.verdict == .worse && (rules.judgesTime || !$0.isAboutTime) }
      .prefix(most)
      .map { finding in
        let title = "\(finding.subject.name), \(finding.subject.circumstances)"
        return "::error title=\(title.escapedProperty)::\(finding.phrase.escapedData)\n"
      }
      .joined()
  }
}

/// The escapes of GitHub's toolkit (`packages/core/src/command.ts`).
extension String {
  fileprivate var escapedData: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var escapedProperty: String {
    escapedData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
