public import HeadlessUI
public import Profiling

/// An expectation that does not hold. Both Swift Testing and XCTest fail a test that throws it, and
/// print its description.
public enum LayoutTestingError: Error, Sendable {
  /// The sizes cannot tell a growth.
  case sizes([Int], needed: Int, for: LayoutGrowth)
  /// The view could not be laid out.
  case layout(HeadlessUIError, items: Int?)
  /// A cost grows faster than it may, from a size on.
  case growth(LayoutGrowth, sizes: [Int], counts: [Int], from: Int)
  /// A layout, written as Swift source, breaks rules, one that it declares itself among them.
  case unsound(layout: String, rule: String?, findings: [ContractFinding])
  /// Views that feed geometry back into state break rules.
  case restless([FeedbackFinding])
  /// Nothing was recorded under a name.
  case notRecorded(String, file: String)
  /// Counts are not those recorded under a name.
  case changed(String, [CountChange], file: String)
  case unreadable(file: String)
  case unwritable(file: String, reason: String)
}

extension LayoutTestingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sizes(let sizes, let needed, let growth):
      "The sizes \(sizes) cannot tell whether a cost is \(growth): give \(needed) or more, "
        + "ascending."
    case .layout(let failure, let items):
      "The view\(items.map { " with \($0) items" } ?? "") was not laid out. \(failure)"
    case .growth(let growth, let sizes, let counts, let from):
      "The cost is not \(growth): from \(from) items on it grows faster. "
        + zip(sizes, counts).map { "\($0) items: \($1)" }.joined(separator: ", ") + "."
    case .unsound(let layout, let rule, let findings):
      findings.map { "\($0)\n\n\($0.swiftTest(layout: layout, rule: rule))" }.joined(
        separator: "\n\n")
    case .restless(let findings): findings.map(\.description).joined(separator: "\n\n")
    case .notRecorded(let name, let file):
      "No costs are recorded as \"\(name)\" in \(file). \(Self.recordingAdvice)"
    case .changed(let name, let changes, let file):
      "The costs of \"\(name)\" are not those in \(file):\n"
        + changes.map { "  \($0)\n" }.joined() + "If that is meant: \(Self.recordingAdvice)"
    case .unreadable(let file):
      "\(file) does not hold recorded costs; remove it. \(Self.recordingAdvice)"
    case .unwritable(let file, let reason):
      "The costs were not recorded in \(file): \(reason)"
    }
  }

  private static var recordingAdvice: String {
    "Run the test once with \(RecordedCosts.variable)=1 in the environment, and commit the file."
  }
}

extension CountChange: CustomStringConvertible {
  /// `measurements: 40 became 60 (+20)`.
  public var description: String {
    switch (recorded, found) {
    case (let recorded?, let found?):
      "\(count): \(recorded) became \(found) (\(found > recorded ? "+" : "")\(found - recorded))"
    case (let recorded?, nil): "\(count): \(recorded) became nothing"
    case (nil, let found?): "\(count): \(found) is new"
    case (nil, nil): "\(count): nothing"
    }
  }
}
