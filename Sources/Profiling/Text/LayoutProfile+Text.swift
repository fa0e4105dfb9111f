extension LayoutProfile: CustomStringConvertible {
  /// A page to read: findings, phases, and the tree cut to what matters.
  public var description: String { text() }

  /// The lines of a tree that a person reads to the end.
  public static let defaultLines = 40

  /// A page to read.
  ///
  /// - Parameter lines: How many lines of the tree are shown.
  public func text(lines: Int = LayoutProfile.defaultLines) -> String {
    var parts: [String] = []
    if !findings.isEmpty { parts.append(findings.map(\.description).joined(separator: "\n")) }
    if phases.contains(where: { $0.cost != ProfileCost() }) { parts.append(phaseTable.text) }
    parts.append(ProfileTreeText(self, lines: lines).text)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var phaseTable: TextTable {
    let known = phases.reduce(ProfileCost()) { $0 + $1.cost }
    let rest = Phase(name: "other", cost: total - known)
    let shown = phases + (rest.cost == ProfileCost() ? [] : [rest])
    var table = TextTable(["time", "share", "allocations", "share", "bytes", "phase"])
    for phase in shown {
      table.append([
        CostText.time(phase.cost.nanoseconds),
        CostText.share(phase.cost.nanoseconds, of: total.nanoseconds),
        CostText.count(phase.cost.allocations),
        CostText.share(phase.cost.allocations, of: total.allocations),
        CostText.count(phase.cost.bytes), phase.name,
      ])
    }
    return table
  }
}

/// Figures as the tables show them.
enum CostText {
  static func time(_ nanoseconds: Int) -> String {
    switch nanoseconds {
    case 0: "0"
    case ..<10_000: "\(nanoseconds) ns"
    case ..<10_000_000: "\(nanoseconds / 1000) µs"
    default: "\(nanoseconds / 1_000_000) ms"
    }
  }

  static func count(_ value: Int) -> String { "\(value)" }

  static func share(_ part: Int, of whole: Int) -> String {
    whole > 0 ? "\(Int((100 * Double(part) / Double(whole)).rounded())) %" : ""
  }
}
