import Analysis
import Measurement
import Reporting
import TextMetrics

/// One gate: a run of the baseline's cells, a comparison, and a second look at what seems slower.
struct GateRun {
  private let baseline: ResultSet
  private let allowances: [Allowance]
  private let context: CommandContext
  private let mode: TimeMode
  private let selection: MeasurerSelection
  private let cells: GateCells
  private let environment: RunEnvironment
  /// Makes a strategy slower, to see whether that is found; nil otherwise.
  private let delay: InjectedDelay?

  /// Launches of a baseline, with which every later gate compares.
  static let baselineLaunches = 6
  /// Launches of the second look.
  static let confirmingLaunches = 6

  init(
    baseline: ResultSet, allowances: [Allowance], delay: InjectedDelay? = nil,
    context: CommandContext
  ) throws {
    self.delay = delay
    let arguments = context.arguments
    self.baseline = baseline
    self.allowances = allowances
    self.context = context
    let fonts = arguments[LabelParameters.fonts]
    selection = try MeasurerSelection.select(
      kind: baseline.environment.measurer.flatMap(MeasurerKind.init), fonts: fonts)
    environment = RunCommand.environment(
      context: context, seed: baseline.environment.seed, selection: selection)
    mode = try Self.mode(
      asked: arguments[GateParameters.time],
      obstacles: Obstacle.all(from: baseline.environment, to: environment))
    cells = try GateCells(
      of: baseline, suites: context.suites,
      labels: try arguments[LabelParameters.labels].map(LabelFile.read), fonts: fonts,
      measurer: selection.measurer)
  }

  func run() throws -> ExitCode {
    if cells.cellsLeftOut > 0 {
      context.notes.say(
        "\(cells.cellsLeftOut) cells of the suites are not in the baseline and were left out")
    }
    let interruption = SignalWatch.interruption
    let signals = SignalWatch()
    defer { signals.stop() }
    let (comparison, new) = try compare(interruption: interruption)
    if let path = context.arguments[GateParameters.output] {
      try FileReplacement.write(
        CSVText.results(new.rows, environment: environment), to: path)
    }
    let output = ComparisonOutput(
      comparison: comparison, rules: rules, seed: baseline.environment.seed)
    return try output.write(as: context.arguments[CompareParameters.format], context: context)
  }

  /// What of the comparison decides.
  var rules: GateRules {
    GateRules(
      judgesTime: mode == .gate,
      failsOnImprovement: context.arguments[CompareParameters.failOnImprovement])
  }

  /// Counts, times where that was asked, and times again what seems slower.
  func compare(
    interruption: Interruption
  ) throws -> (comparison: Comparison, new: ResultSet) {
    var new = ResultSet(
      rows: try measure(cells.places, scope: .counts, interruption: interruption),
      environment: environment)
    var comparison = compare(new, comparesTime: false)
    if mode != .off {
      let timed = try measure(cells.places, scope: .times, interruption: interruption)
      new.rows = new.rows.timed(by: timed)
      comparison = compare(new)
    }
    if mode == .gate, !comparison.suspects.isEmpty {
      let suspects = Set(comparison.suspects)
      context.notes.say(
        "\(suspects.count) rows look slower than the baseline; measuring them again to be sure")
      let again = try measure(
        cells.list.places { suspects.contains($0) }, scope: .timesAgain,
        interruption: interruption)
      new.rows = new.rows.timed(by: again.filter { suspects.contains($0.subject) })
      comparison = compare(new, timing: suspects)
    }
    return (comparison, new)
  }

  /// What is done about times: what was asked, or what the baseline allows.
  private static func mode(asked: TimeMode?, obstacles: [Obstacle]) throws -> TimeMode {
    let inputs = obstacles.filter { $0.scope == .everything }
    guard inputs.isEmpty else { throw GateError.inputsDiffer(inputs.map(\.sentence)) }
    let forbidding = obstacles.filter { $0.scope == .time }
    guard !forbidding.isEmpty else { return asked ?? .gate }
    guard asked != .gate else {
      throw GateError.timesNotComparable(forbidding.map(\.sentence))
    }
    return asked ?? .off
  }

  private func compare(
    _ new: ResultSet, comparesTime: Bool = true, timing subjects: Set<RowSubject>? = nil
  ) -> Comparison {
    Comparison(
      base: baseline, new: new,
      terms: ComparisonTerms(
        leastEffect: context.arguments[CompareParameters.effect] / 100,
        comparesTime: comparesTime, timedSubjects: subjects),
      allowances: allowances)
  }

  private enum Scope {
    case counts
    case times
    case timesAgain

    var launches: Int {
      switch self {
      case .counts: 1
      case .times: RunParameters.defaultLaunches
      case .timesAgain: GateRun.confirmingLaunches
      }
    }
  }

  /// The rows of the baseline's cells.
  private func measure(
    _ places: Set<ContenderPlace>, scope: Scope, interruption: Interruption
  ) throws -> [ResultRow] {
    let budget = budget(launches: scope.launches)
    let progress = ProgressDisplay(
      notes: context.notes, cells: cells.list.cells,
      style: ProgressLine.Style(isSilent: context.arguments[RunParameters.noProgress]))
    let session = RunSession(
      cells: cells.list.cells, pilotCells: cells.list.pilotCells, budget: budget,
      seed: cells.inputs.seed,
      scope: RunScope(measuresTime: scope != .counts, places: places),
      processes: try RunCommand.launcher(
        suites: cells.suites, inputs: cells.inputs, budget: budget, delay: delay,
        interruption: interruption),
      observe: progress.update)
    var outcome = try session.run()
    progress.finish()
    guard !outcome.isInterrupted else { throw GateError.interrupted }
    if scope == .counts, baseline.countsInstructions {
      try InstructionRun(suites: cells.suites, inputs: cells.inputs)
        .add(to: &outcome.recording, cells: cells.list.cells)
    }
    let keys = Set(baseline.rows.map(\.key))
    return outcome.recording.resultRows().filter { keys.contains($0.key) }
  }

  private func budget(launches: Int) -> Budget {
    let arguments = context.arguments
    let usual =
      arguments[GateParameters.quick] ? RunParameters.quickSeconds : RunParameters.defaultSeconds
    return Budget(
      nanoseconds: (arguments[RunParameters.timeBudget] ?? .seconds(usual)) / .nanoseconds(1),
      bytes: min(arguments[RunParameters.memoryBudget] << 20, Machine.memoryBytes / 4),
      launches: launches)
  }
}

extension ResultSet {
  fileprivate var countsInstructions: Bool {
    rows.contains { $0.counts?.totals[InstructionCount.name] != nil }
  }
}

extension [ResultRow] {
  /// The rows with the times of others about the same subject, where there are some. What was
  /// counted stays, whether or not there was time to time it; a failure counts.
  fileprivate func timed(by others: [ResultRow]) -> [ResultRow] {
    let others = Dictionary(
      others.map { ($0.subject, $0) }, uniquingKeysWith: { first, _ in first })
    return map { row in
      guard let other = others[row.subject] else { return row }
      var row = row
      if other.status == .failed {
        row.status = .failed
        row.reason = other.reason
      }
      row.extent = other.extent
      row.time = other.time
      row.reference = other.reference
      row.ratio = other.ratio
      row.yardstickRatios = other.yardstickRatios
      row.launchSpreads = other.launchSpreads
      return row
    }
  }
}
