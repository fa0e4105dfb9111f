import Foundation
import Profiling

/// The results of `bench check` as JSON, for programs.
struct CheckDocument: Encodable {
  /// The version of this document's form.
  static let version = 1

  private let schema = CheckDocument.version
  private let seed: UInt64
  private let layouts: [Entry]

  private struct Entry: Encodable {
    let name: String
    let sound: Bool
    let cases: Int
    let findings: [Fault]
    let notes: [Fault]
    let unchecked: [String]
  }

  private struct Fault: Encodable {
    let rule: String
    let sentence: String
    let seen: String
    let example: String
    let remedy: String
    let test: String
  }

  init(results: [CheckResult], seed: UInt64) {
    self.seed = seed
    layouts = results.map { result in
      func fault(_ finding: ContractFinding) -> Fault {
        Fault(
          rule: finding.rule.rawValue, sentence: finding.rule.sentence, seen: finding.detail,
          example: "\(finding.example)", remedy: finding.rule.remedy,
          test: result.layout.test(for: finding))
      }
      return Entry(
        name: result.layout.name, sound: result.report.isSound, cases: result.report.cases,
        findings: result.report.findings.map(fault), notes: result.report.notes.map(fault),
        unchecked: result.report.unchecked.map(\.rawValue))
    }
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
