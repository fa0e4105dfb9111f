import Analysis
import Foundation
import Measurement
import Reporting
import TextMetrics

/// One duel: a look at all rows, and another at those that alarmed.
struct DuelRun {
  private let executables: [DuelSide: URL]
  private let context: CommandContext
  private let setup: DuelSetup
  private let processors: [Int]
  private let interruption = SignalWatch.interruption

  /// A program that says nothing for so long hangs.
  static let patience = Duration.seconds(60)

  init(base: URL, head: URL, context: CommandContext) throws {
    let arguments = context.arguments
    executables = [.base: base, .head: head]
    self.context = context
    processors = ProcessorAffinity.allowed
    let suites = try context.suites(
      named: arguments[RunParameters.suite], by: RunParameters.suite)
    let selection = try LabelParameters.measurer(in: arguments)
    setup = DuelSetup(
      suites: suites.map(\.name),
      inputs: SuiteInputs(
        labels: try arguments[LabelParameters.labels].map(LabelFile.read),
        items: Set(arguments[DuelParameters.items]).sorted(),
        seed: arguments[RunParameters.seed], measurer: selection.measurer.description.kind,
        fonts: arguments[LabelParameters.fonts], memo: arguments[RunParameters.memo],
        workloads: arguments[RunParameters.workload],
        strategies: arguments[RunParameters.strategy]))
  }

  func run() throws -> ExitCode {
    let signals = SignalWatch()
    defer { signals.stop() }
    let outcome = try duel { _, _ in true }
    let effect =
      context.arguments[DuelParameters.effect].map { $0 / 100 }
      ?? (outcome.isPinned ? DuelParameters.pinnedEffect : DuelParameters.unpinnedEffect)
    let first = DuelComparison(outcome.records, leastEffect: effect)
    let confirmed = try confirm(first, effect: effect)
    let report = DuelReport(
      first: first, confirmed: confirmed, leastEffect: effect,
      seed: context.arguments[RunParameters.seed], remarks: remarks(on: outcome))
    try context.output.write(report.text)
    if !confirmed.isEmpty { return .regression }
    return first.entries.isEmpty ? .notComparable : .done
  }

  /// The alarms that a fresh look at them alone repeats.
  private func confirm(
    _ first: DuelComparison, effect: Double
  ) throws -> [DuelComparison.Entry] {
    let alarms = Set(first.alarms.map(\.subject))
    guard !alarms.isEmpty else { return [] }
    context.notes.say("\(alarms.count) rows are slower; measuring them again to be sure")
    let again = try duel { alarms.contains(RowSubject(key: $0, strategy: $1)) }
    return DuelComparison(again.records, leastEffect: effect, prior: first.prior).alarms
  }

  private func duel(
    _ isWanted: @escaping @Sendable (CellKey, String) -> Bool
  ) throws -> DuelSession.Outcome {
    let arguments = context.arguments
    let session = DuelSession(
      terms: DuelSession.Terms(
        launches: arguments[DuelParameters.launches], rounds: arguments[DuelParameters.rounds],
        bytes: min(arguments[RunParameters.memoryBudget] << 20, Machine.memoryBytes / 8),
        seed: arguments[RunParameters.seed], isWanted: isWanted),
      processors: processors, start: start, observe: { _, _ in })
    do {
      return try session.run()
    } catch let error as DuelError {
      throw DuelFailure(error: error, executables: executables.mapValues(\.path))
    }
  }

  private func start(_ side: DuelSide) throws -> any SamplePeer {
    guard let executable = executables[side] else { throw RunError.noExecutable }
    return try ProcessPeer(
      side: side, executable: executable, arguments: [DuelWorker.word],
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"],
      setup: try JSONEncoder().encode(setup), patience: Self.patience, interruption: interruption)
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
