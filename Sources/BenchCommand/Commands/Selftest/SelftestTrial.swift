import Analysis
import Foundation
import Measurement
import Reporting
import TextMetrics

/// Asks the real duel and the real gate about code whose truth is known.
struct SelftestTrial {
  private let context: CommandContext
  private let interruption: Interruption
  private let executable: URL
  private let suites: [any Suite]
  private let strategy: String
  private let selection: MeasurerSelection
  private let inputs: SuiteInputs

  init(context: CommandContext, interruption: Interruption) throws {
    guard let executable = Bundle.main.executableURL else { throw RunError.noExecutable }
    let arguments = context.arguments
    self.context = context
    self.interruption = interruption
    self.executable = executable
    suites = try context.suites(named: arguments[RunParameters.suite], by: RunParameters.suite)
    let names = suites.flatMap { $0.strategies.map(\.name) }
    if let asked = arguments[SelftestParameters.strategy], !names.contains(asked) {
      throw UsageError.unknownName(parameter: "--strategy", asked, valid: names)
    }
    guard let last = names.last else { throw RunError.nothingToMeasure }
    strategy = arguments[SelftestParameters.strategy] ?? last
    selection = try MeasurerSelection.select(kind: .embedded, fonts: [])
    inputs = SuiteInputs(
      items: Set(arguments[SelftestParameters.items]).sorted(), measurer: .embedded,
      workloads: arguments[RunParameters.workload])
  }

  /// Duels of this program with itself.
  func duels(slowdown: Double) throws -> TrialResult {
    var result = TrialResult(test: .duel, slowdown: slowdown)
    for attempt in 0..<context.arguments[SelftestParameters.tries] {
      func side(_ delay: InjectedDelay?) -> DuelMatch.Side {
        DuelMatch.Side(
          executable: executable,
          setup: DuelSetup(suites: suites.map(\.name), inputs: inputs, delay: delay))
      }
      let match = DuelMatch(
        sides: [.base: side(nil), .head: side(delay(slowdown))],
        launches: DuelParameters.defaultLaunches, rounds: DuelParameters.defaultRounds,
        bytes: Machine.memoryBytes / 8, seed: UInt64(attempt),
        processors: ProcessorAffinity.allowed, interruption: interruption,
        progress: ProgressLine(notes: context.notes, style: .none))
      let verdict = try match.verdict(effect: nil)
      result.tries += 1
      result.rows += verdict.first.entries.count
      result.firstAlarms += verdict.first.alarms.count
      if isFound(verdict.confirmed.map(\.subject), slowdown: slowdown) { result.alarms += 1 }
    }
    return result
  }

  /// Gates on a baseline that is measured here first.
  func gates(slowdown: Double) throws -> TrialResult {
    var result = TrialResult(test: .gate, slowdown: slowdown)
    for _ in 0..<context.arguments[SelftestParameters.tries] {
      let gateContext = try gateContext()
      let baseline = try baseline()
      let gate = try GateRun(
        baseline: baseline, allowances: [], delay: delay(slowdown), context: gateContext)
      let comparison = try gate.compare(interruption: interruption).comparison
      let worse = comparison.findings.filter { $0.verdict == .worse && $0.isAboutTime }
      result.tries += 1
      result.rows += comparison.extent.timedCells
      result.firstAlarms += comparison.suspects.count
      if isFound(worse.map(\.subject), slowdown: slowdown) {
        result.alarms += 1
      } else if comparison.outcome(by: gate.rules) == .inconclusive {
        result.inconclusive += 1
      }
    }
    return result
  }

  /// An alarm about another strategy than the slower one does not count as having found it.
  private func isFound(_ subjects: [RowSubject], slowdown: Double) -> Bool {
    subjects.contains { slowdown == 0 || $0.strategy == strategy }
  }

  private func delay(_ slowdown: Double) -> InjectedDelay? {
    slowdown > 0 ? InjectedDelay(strategy: strategy, share: slowdown) : nil
  }

  private func baseline() throws -> ResultSet {
    let list = try CellList(suites: suites, inputs: inputs, measurer: selection.measurer)
    let seconds =
      context.arguments[RunParameters.timeBudget] ?? .seconds(RunParameters.quickSeconds)
    let budget = Budget(
      nanoseconds: seconds / .nanoseconds(1), bytes: Machine.memoryBytes / 8,
      launches: GateRun.baselineLaunches)
    let session = RunSession(
      cells: list.cells, pilotCells: list.pilotCells, budget: budget, seed: inputs.seed,
      processes: try RunCommand.launcher(
        suites: suites, inputs: inputs, budget: budget, interruption: interruption),
      observe: { _ in })
    let outcome = try session.run()
    guard !outcome.isInterrupted else { throw GateError.interrupted }
    return ResultSet(
      rows: outcome.recording.resultRows(),
      environment: RunCommand.environment(
        context: context, seed: inputs.seed, selection: selection))
  }

  /// A gate of the usual options, quick and about times.
  private func gateContext() throws -> CommandContext {
    var words = ["--time", "gate", "--quick", "--no-progress", "--allow-debug-build"]
    if let budget = context.arguments[RunParameters.timeBudget] {
      words += ["--time-budget", (budget / .seconds(1)).asTyped]
    }
    return CommandContext(
      arguments: try GateCommand.declaration.parse(words), suites: context.suites,
      output: context.output, notes: context.notes, commandLine: context.commandLine)
  }
}
