import Analysis

extension ComparisonReport {
  /// The size that a step summary on GitHub may have, less some room for what stands around it.
  public static let summaryLimit = (1 << 20) - 4096

  /// The same as Markdown: a heading with the outcome, and a table a verdict.
  ///
  /// - Parameter limit: The bytes that it may have. What does not fit is left out from the end,
  ///   with a line that says how much.
  public func markdown(limit: Int = ComparisonReport.summaryLimit) -> String {
    var text = "### \(outcome.phrase)\n\n\(summary.escaped)\n"
    for remark in remarks { text += "\n- \(remark.escaped)" }
    if !remarks.isEmpty { text += "\n" }
    var omitted = 0
    for verdict in Finding.Verdict.allCases {
      let findings = comparison.findings.filter { $0.verdict == verdict }
      guard !findings.isEmpty else { continue }
      text +=
        "\n#### \(verdict.title) (\(findings.count))\n\n| where | what | why |\n|---|---|---|\n"
      for group in FindingGroup.groups(of: findings) {
        let line = row(of: group, verdict: verdict)
        if text.utf8.count + line.utf8.count > limit - Self.room {
          omitted += group.findings.count
        } else {
          text += line
        }
      }
    }
    if omitted > 0 {
      text += "\n\(omitted) more findings are left out here; the command's own output has all.\n"
    }
    return text
  }

  private func row(of group: FindingGroup, verdict: Finding.Verdict) -> String {
    let phrases = group.findings.map { ($0.phrase + note(on: $0)).escaped }
    let command = verdict.asksForProfile ? "`\(group.subject.profileCommand(seed: seed))`" : ""
    return "| `\(group.subject.name)`<br>\(group.subject.circumstances.escaped) | "
      + "\(phrases.joined(separator: "<br>")) | \(command) |\n"
  }

  /// For headings and the last line.
  private static let room = 512
}

extension String {
  /// The text without what Markdown or HTML would take for markup.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      case "|", "*", "`", "\\", "[", "]": text += "\\" + String(character)
      case "\n", "\r", "\r\n": text += " "
      default: text.append(character)
      }
    }
  }
}
