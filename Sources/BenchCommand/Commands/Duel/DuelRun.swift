import Analysis
import Foundation
import Measurement
import Reporting
import TextMetrics

/// One `bench duel`, from its options to its report.
struct DuelRun {
  private let match: DuelMatch
  private let context: CommandContext

  init(base: URL, head: URL, context: CommandContext) throws {
    let arguments = context.arguments
    self.context = context
    let suites = try context.suites(
      named: arguments[RunParameters.suite], by: RunParameters.suite)
    let selection = try LabelParameters.measurer(in: arguments)
    let setup = DuelSetup(
      suites: suites.map(\.name),
      inputs: SuiteInputs(
        labels: try arguments[LabelParameters.labels].map(LabelFile.read),
        items: Set(arguments[DuelParameters.items]).sorted(),
        seed: arguments[RunParameters.seed], measurer: selection.measurer.description.kind,
        fonts: arguments[LabelParameters.fonts], memo: arguments[RunParameters.memo],
        workloads: arguments[RunParameters.workload],
        strategies: arguments[RunParameters.strategy]))
    match = DuelMatch(
      sides: [
        .base: DuelMatch.Side(executable: base, setup: setup),
        .head: DuelMatch.Side(executable: head, setup: setup),
      ],
      launches: arguments[DuelParameters.launches], rounds: arguments[DuelParameters.rounds],
      bytes: min(arguments[RunParameters.memoryBudget] << 20, Machine.memoryBytes / 8),
      seed: arguments[RunParameters.seed], processors: ProcessorAffinity.allowed,
      interruption: SignalWatch.interruption,
      progress: ProgressLine(
        notes: context.notes,
        style: ProgressLine.Style(isSilent: arguments[RunParameters.noProgress])))
  }

  func run() throws -> ExitCode {
    let signals = SignalWatch()
    defer { signals.stop() }
    let verdict = try match.verdict(
      effect: context.arguments[DuelParameters.effect].map { $0 / 100 })
    let report = DuelReport(
      first: verdict.first, confirmed: verdict.confirmed, leastEffect: verdict.leastEffect,
      seed: context.arguments[RunParameters.seed], remarks: remarks(on: verdict.outcome))
    try context.output.write(report.text)
    if !verdict.confirmed.isEmpty { return .regression }
    return verdict.first.entries.isEmpty ? .notComparable : .done
  }

  private func remarks(on outcome: DuelSession.Outcome) -> [String] {
    var remarks: [String] = []
    if !outcome.isPinned {
      remarks.append(
        "The programs could not be kept on one processor here, so small changes cannot be told: "
          + "take --effect \(Int(DuelParameters.unpinnedEffect * 100)) or more.")
    }
    if outcome.unmatched > 0 {
      remarks.append("\(outcome.unmatched) rows are in one of the builds only and were left out.")
    }
    let leftOut = outcome.records.filter { $0.pairs.isEmpty }
    if let example = leftOut.first, let reason = example.reason {
      remarks.append(
        "\(leftOut.count) rows were left out as too expensive, such as \(example.strategy) at "
          + "\(example.key.items) items: \(reason).")
    }
    return remarks
  }
}
