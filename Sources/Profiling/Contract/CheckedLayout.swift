public import HeadlessUI

/// A layout that is to be checked, by name.
public struct CheckedLayout: Sendable {
  public let name: String
  /// The layout as Swift source, for tests to paste.
  public let source: String
  /// What it says of itself, as Swift source; nil for nothing.
  public let ruleSource: String?
  /// Makes the checks.
  public let check: @Sendable (_ seed: UInt64, _ cases: Int) -> ContractReport

  /// - Parameters:
  ///   - name: Unique among the layouts of an executable.
  ///   - layout: What to check.
  ///   - source: The layout as Swift source; its type and `()` if nil.
  ///   - rule: What it says of itself.
  ///   - ruleSource: The rule as Swift source.
  public init<Content: Layout>(
    _ name: String, _ layout: Content, source: String? = nil, rule: LayoutRule = .any,
    ruleSource: String? = nil
  ) {
    self.name = name
    self.source = source ?? "\(Content.self)()"
    self.ruleSource = ruleSource ?? rule.swiftText
    check = { seed, cases in
      LayoutContract(layout, rule: rule, seed: seed, cases: cases).check()
    }
  }
}

extension CheckedLayout {
  /// A test that fails until the layout is right, ready to paste.
  public func test(for finding: ContractFinding) -> String {
    finding.swiftTest(layout: source, rule: ruleSource)
  }
}
