import Measurement
import Reporting
import TextMetrics

/// `bench run`: measures, shows a table, and writes the results.
enum RunCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "run",
    summary: "Measure the strategies of each suite and write the results",
    discussion: [
      "Prints a table to standard output and writes \(RunParameters.defaultOutput) and, beside it, "
        + "the environment as JSON and a page with charts. Progress goes to standard error. Ctrl-C ends a run early and "
        + "keeps what was measured."
    ],
    examples: ["run", "run --quick", "run --suite row --workload resize --items 6,100,1000"],
    parameters: RunParameters.all)

  static func run(_ context: CommandContext) throws -> ExitCode {
    let options = try RunOptions(context)
    guard !SwiftVersion.isDebugBuild || options.allowsDebugBuild else { throw RunError.debugBuild }
    let destination = try ResultsDestination(path: options.output)
    let samplesPath = context.arguments[RunParameters.samples]
    if let samplesPath { try FileReplacement.rehearse(samplesPath) }
    guard !options.countsInstructions || CallgrindLauncher.isInstalled else {
      throw MeasurementError.noValgrind
    }
    let signals = SignalWatch()
    defer { signals.stop() }
    let measurer = options.selection.measurer
    let start = MonotonicClock.now()
    let cells = try CellList(suites: options.suites, inputs: options.inputs, measurer: measurer)
    let startup = Double(MonotonicClock.now() - start)
    if !options.isQuiet { context.notes.say(options.selection.reason) }

    let environment = environment(
      context: context, seed: options.inputs.seed, selection: options.selection)
    let progress = ProgressDisplay(
      notes: context.notes, cells: cells.cells, style: options.progressStyle)
    let session = RunSession(
      cells: cells.cells, pilotCells: cells.pilotCells,
      budget: options.budget.spending(
        startup, processes: options.budget.launches + 2),
      seed: options.inputs.seed,
      processes: try launcher(
        suites: options.suites, inputs: options.inputs, budget: options.budget,
        interruption: SignalWatch.interruption),
      observe: progress.update)
    var outcome = try session.run()
    progress.finish()
    if options.countsInstructions, !outcome.isInterrupted {
      try InstructionRun(suites: options.suites, inputs: options.inputs)
        .add(to: &outcome.recording, cells: cells.cells)
    }
    context.notes.warnOfMissingCharacters(in: measurer)

    let results = RunResults(
      recording: outcome.recording, environment: environment, suites: options.suites)
    if !options.isQuiet && !destination.isStandardOutput {
      try context.output.write(results.table(budget: options.frameBudget))
      if options.showsChart {
        try context.output.write("\n" + results.chart(budget: options.frameBudget))
      }
      // Shown before anything is written: what was measured is not lost with a full disk.
      try context.output.flush()
    }
    try destination.write(results, budget: options.frameBudget, output: context.output)
    if let samplesPath {
      try FileReplacement.write(SampleTable.csv(outcome.recording), to: samplesPath)
    }
    if !options.isQuiet && !destination.isStandardOutput {
      context.notes.say("wrote \(destination.writtenPaths.joined(separator: ", "))")
    }
    return exitCode(outcome.recording, isInterrupted: outcome.isInterrupted, notes: context.notes)
  }
}
