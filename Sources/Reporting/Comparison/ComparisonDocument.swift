public import Analysis
import Foundation
import Measurement

/// A comparison as JSON, for programs.
public struct ComparisonDocument: Encodable, Sendable {
  /// The version of this document's form.
  public static let version = 1

  private let schema = ComparisonDocument.version
  private let outcome: String
  private let rows: Int
  private let equalValues: Int
  private let timedRows: Int
  private let obstacles: [String]
  private let unusedAllowances: [String]
  private let findings: [Entry]

  private struct Entry: Encodable {
    let verdict: String
    let check: String
    let suite: String
    let workload: String
    let strategy: String
    let memo: String
    let measurer: String
    let items: Int
    let widthPt: Double?
    let fill: Double?
    let metric: String
    let base: Double?
    let new: Double?
    let reason: String?
    let profile: String
  }

  public init(comparison: Comparison, rules: GateRules, seed: UInt64) {
    outcome = comparison.outcome(by: rules).rawValue
    rows = comparison.extent.rows
    equalValues = comparison.extent.equalValues
    timedRows = comparison.extent.timedCells
    obstacles = comparison.obstacles.map(\.sentence)
    unusedAllowances = comparison.unusedAllowances.map(\.name)
    findings = comparison.findings.map { finding in
      let key = finding.subject.key
      return Entry(
        verdict: finding.verdict.rawValue, check: finding.check.rawValue, suite: key.suite,
        workload: key.workload, strategy: finding.subject.strategy, memo: key.memo,
        measurer: key.measurer, items: key.items, widthPt: key.width, fill: key.fill,
        metric: finding.metric, base: finding.base, new: finding.new, reason: finding.reason,
        profile: finding.subject.profileCommand(seed: seed))
    }
  }

  /// The document as indented JSON with sorted keys and a line feed at the end.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
