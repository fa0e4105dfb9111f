import Analysis
import Foundation

extension Obstacle {
  /// What is not compared and why, as a sentence.
  package var sentence: String {
    switch cause {
    case .differs(let column, let base, let new):
      "\(subject) not compared: \(column) \(Self.difference(base, new))."
    case .lacking(let what):
      "\(subject) not compared: one of the runs has no \(what)."
    case .disturbed(let share):
      "Times are inconclusive: the yardsticks moved against each other by "
        + "\(Int((share * 100).rounded())) %, so the machine was disturbed."
    case .imprecise(let visible):
      "Times are inconclusive: launches differ so much that a typical row is only seen to be "
        + "slower by \(Int((visible * 100).rounded())) % or more. Measure longer, or on a quieter "
        + "machine."
    }
  }

  private static func difference(_ base: String?, _ new: String?) -> String {
    guard base != nil || new != nil else { return "is not known" }
    func text(_ value: String?) -> String { value.map { "“\($0.printable)”" } ?? "not known" }
    return "was \(text(base)) and is \(text(new))"
  }

  private var subject: String {
    switch scope {
    case .everything: "Nothing was compared, and counts are"
    case .allocations: "Allocations are"
    case .time: "Times are"
    }
  }
}
