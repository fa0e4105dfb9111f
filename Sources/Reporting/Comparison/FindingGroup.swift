import Analysis

/// The findings of one verdict about one row.
struct FindingGroup {
  let subject: RowSubject
  private(set) var findings: [Finding]

  /// The groups in the order in which each begins.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var positions: [RowSubject: Int] = [:]
    for finding in findings {
      if let position = positions[finding.subject] {
        groups[position].findings.append(finding)
      } else {
        positions[finding.subject] = groups.count
        groups.append(FindingGroup(subject: finding.subject, findings: [finding]))
      }
    }
    return groups
  }
}

extension Finding.Verdict {
  /// The heading over findings of this verdict.
  var title: String {
    switch self {
    case .worse: "Worse"
    case .notComparable: "Not comparable"
    case .inconclusive: "Inconclusive"
    case .accepted: "Accepted by an allowance"
    case .better: "Better"
    case .added: "Only in the new run"
    }
  }

  /// Whether a person will want to look into the row.
  var asksForProfile: Bool { self == .worse }
}
