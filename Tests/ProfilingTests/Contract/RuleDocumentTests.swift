import Foundation
import Profiling
import Testing

@Suite struct RuleDocumentTests {
  private static let contract = ContractRule.allCases.map {
    "- `\($0.rawValue)`: \($0.sentence) \($0.remedy)\n"
  }
  private static let feedback = FeedbackRule.allCases.map {
    "- `\($0.rawValue)`: \($0.sentence) \($0.remedy)\n"
  }

  @Test func `The guide lists each rule with its sentence and its remedy`() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let guide = package.appending(path: "Sources/Profiling/Profiling.docc/Contract.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    let lists = [Self.contract.joined(), Self.feedback.joined()]
    #expect(lists.allSatisfy(text.contains), "The lists are:\n\(lists.joined(separator: "\n"))")
    #expect(
      text.split(separator: "\n").count { $0.hasPrefix("- `") } == ContractRule.allCases.count
        + FeedbackRule.allCases.count)
  }

  @Test func `Sentences and remedies end with a full stop, and differ`() {
    let rules =
      ContractRule.allCases.map { ($0.sentence, $0.remedy) }
      + FeedbackRule.allCases.map { ($0.sentence, $0.remedy) }
    #expect(rules.allSatisfy { $0.0.hasSuffix(".") && $0.1.hasSuffix(".") })
    #expect(Set(rules.map(\.0)).count == rules.count)
  }
}
