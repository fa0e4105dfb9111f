/// A rule that a layout breaks, with the smallest case that shows it.
public struct ContractFinding: Equatable, Sendable {
  public let rule: ContractRule
  /// What was seen, with numbers.
  public let detail: String
  public let example: LayoutExample

  public init(rule: ContractRule, detail: String, example: LayoutExample) {
    self.rule = rule
    self.detail = detail
    self.example = example
  }

  /// A test that fails until the layout is right, ready to paste.
  ///
  /// - Parameters:
  ///   - layout: The layout as Swift source, such as `FlowLayout()`.
  ///   - rule: What it was told to be, as Swift source; nil for nothing.
  public func swiftTest(layout: String, rule: String? = nil) -> String {
    let arguments = [layout, rule.map { "rule: \($0)" }].compactMap(\.self)
    return """
      @Test func `\(self.rule.testName)`() throws {
        try expectSound(
          \(arguments.joined(separator: ", ")),
          on: \(example.swiftText))
      }
      """
  }
}

extension ContractFinding: CustomStringConvertible {
  /// The sentence, what was seen, where, and what to do.
  public var description: String {
    """
    \(rule.rawValue): \(rule.sentence)
      Seen: \(detail).
      With: \(example).
      \(rule.remedy)
    """
  }
}

extension ContractRule {
  /// `places-once` as `The layout places once`.
  fileprivate var testName: String {
    "The layout " + rawValue.split(separator: "-").joined(separator: " ")
  }
}

/// What came out of checking a layout.
public struct ContractReport: Equatable, Sendable {
  /// The rules that are broken, in the order of the checks.
  public var findings: [ContractFinding] = []
  /// What is worth a look but may be meant.
  public var notes: [ContractFinding] = []
  /// Rules that were not checked, since they presuppose a broken one.
  public var unchecked: [ContractRule] = []
  /// How many examples were judged.
  public var cases = 0

  public init() {}

  public var isSound: Bool { findings.isEmpty }
}
