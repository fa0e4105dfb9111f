public import Analysis
import Foundation

/// A duel as text for people.
public struct DuelReport: Sendable {
  private let first: DuelComparison
  private let confirmed: [DuelComparison.Entry]
  private let leastEffect: Double
  private let seed: UInt64
  private let remarks: [String]

  /// - Parameters:
  ///   - first: The look at all rows.
  ///   - confirmed: Those that were slower in the second look too.
  ///   - remarks: What else there is to say, as sentences.
  public init(
    first: DuelComparison, confirmed: [DuelComparison.Entry], leastEffect: Double, seed: UInt64,
    remarks: [String]
  ) {
    self.first = first
    self.confirmed = confirmed
    self.leastEffect = leastEffect
    self.seed = seed
    self.remarks = remarks
  }

  public var text: String {
    var lines: [String] = []
    lines += section("Slower in both looks", confirmed, profiles: true)
    let once = first.alarms.filter { alarm in !confirmed.contains { $0.subject == alarm.subject } }
    lines += section("Slower at first, and not when measured again", once, profiles: false)
    lines += section(
      "Faster", first.entries.filter(\.isFaster).sorted { $0.ratio < $1.ratio }, profiles: false)
    lines += remarks.map(\.printable)
    lines.append(
      "\(confirmed.isEmpty ? "Passed" : "Regression"): \(first.entries.count) rows dueled, least "
        + "effect \(Field(leastEffect * 100).text) %.")
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(
    _ title: String, _ entries: [DuelComparison.Entry], profiles: Bool
  ) -> [String] {
    guard !entries.isEmpty else { return [] }
    var lines = ["\(title) (\(entries.count))"]
    for entry in entries {
      lines.append("  \(entry.subject.name)  \(entry.subject.circumstances)")
      let probability = min(entry.slower, entry.faster)
      lines.append(
        String(format: "    time: %+.1f %%, p = %.2g", (entry.ratio - 1) * 100, probability))
      if profiles { lines.append("    " + entry.subject.profileCommand(seed: seed)) }
    }
    return lines + [""]
  }
}
