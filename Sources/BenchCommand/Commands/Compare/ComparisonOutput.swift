import Analysis
import Foundation
import Reporting

/// A comparison on its way to people and to a build: the output, what GitHub Actions shows, and
/// the exit code.
struct ComparisonOutput {
  let comparison: Comparison
  let rules: GateRules
  /// The new run's.
  let seed: UInt64

  func write(as format: ComparisonFormat, context: CommandContext) throws -> ExitCode {
    let report = ComparisonReport(comparison: comparison, rules: rules, seed: seed)
    switch format {
    case .table: try context.output.write(report.text)
    case .markdown: try context.output.write(report.markdown())
    case .json:
      let document = ComparisonDocument(comparison: comparison, rules: rules, seed: seed)
      try context.output.write(document.json())
    }
    let workflow = WorkflowRun(ProcessInfo.processInfo.environment)
    workflow.annotate(
      WorkflowAnnotations.text(of: comparison, rules: rules), notes: context.notes)
    workflow.summarize(notes: context.notes) { report.markdown(limit: $0) }
    return ExitCode(comparison.outcome(by: rules))
  }
}

extension ExitCode {
  init(_ outcome: ComparisonOutcome) {
    switch outcome {
    case .passed: self = .done
    case .regression: self = .regression
    case .inconclusive: self = .inconclusive
    case .notComparable: self = .notComparable
    }
  }
}
