import Measurement

/// The rows of two runs that are about the same thing, and those that have no partner.
struct RowMatching {
  struct Pair {
    let base: ResultRow
    let new: ResultRow

    var subject: RowSubject { new.subject }
  }

  private(set) var pairs: [Pair] = []
  /// What is to be said of rows without a partner.
  private(set) var findings: [Finding] = []

  init(base: [ResultRow], new: [ResultRow]) {
    var partners = Dictionary(
      new.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    for row in base {
      if let partner = partners.removeValue(forKey: row.subject) {
        pairs.append(Pair(base: row, new: partner))
      } else {
        findings.append(
          Finding(
            .status, .notComparable, of: row.subject, metric: "status",
            reason: "only the baseline has it"))
      }
    }
    for row in new where partners[row.subject] != nil {
      findings.append(
        Finding(
          .status, .added, of: row.subject, metric: "status", reason: "only the new run has it"))
    }
  }

  /// Nil if all pairs were measured on labels of the same list.
  var differingLabels: Obstacle? {
    let differing = pairs.first { $0.base.labelsDigest != $0.new.labelsDigest }
    return differing.map {
      Obstacle(
        .everything,
        .differs(column: "labels_digest", base: $0.base.labelsDigest, new: $0.new.labelsDigest))
    }
  }

  /// Nil if both runs have figures of allocations.
  var obstacleToAllocations: Obstacle? {
    let isKnown =
      pairs.contains { $0.base.allocations?.allocations != nil }
      && pairs.contains { $0.new.allocations?.allocations != nil }
    return isKnown || pairs.isEmpty ? nil : Obstacle(.allocations, .lacking("allocations"))
  }
}

extension ResultRow {
  fileprivate var labelsDigest: String? { facts["labels_digest"] }
}
