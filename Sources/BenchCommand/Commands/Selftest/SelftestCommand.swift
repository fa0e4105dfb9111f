import Measurement

/// `bench selftest`: how far can this machine be trusted?
enum SelftestCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "selftest",
    summary: "Find out how far this machine can be trusted",
    discussion: [
      "Reads the clock, then runs the real duel and the real gate on identical code, and on code with "
        + "one strategy made slower by a known share: how often do they alarm for nothing, and how "
        + "often do they see what is there? Recommends the least effect for both."
    ],
    examples: ["selftest", "selftest --tries 20 --workload resize"],
    parameters: SelftestParameters.all)

  static func run(_ context: CommandContext) throws -> ExitCode {
    guard !SwiftVersion.isDebugBuild || context.arguments[RunParameters.allowDebugBuild] else {
      throw RunError.debugBuild
    }
    let output = context.output
    try output.line(
      "clock: steps of \(text(MonotonicClock.resolution())), a reading costs "
        + text(MonotonicClock.cost()))
    try output.line("empty operation: \(text(EmptyOperation.cost()))")
    try output.flush()

    let interruption = SignalWatch.interruption
    let signals = SignalWatch()
    defer { signals.stop() }
    let trial = try SelftestTrial(context: context, interruption: interruption)
    var results: [TrialResult] = []
    for slowdown in [0] + SelftestParameters.duelSlowdowns {
      results.append(try trial.duels(slowdown: slowdown))
      try output.line(results[results.count - 1].sentence)
      try output.flush()
    }
    for slowdown in [0] + SelftestParameters.gateSlowdowns {
      results.append(try trial.gates(slowdown: slowdown))
      try output.line(results[results.count - 1].sentence)
      try output.flush()
    }
    try output.line(Recommendation(results).sentence)
    return .done
  }

  private static func text(_ nanoseconds: Double) -> String {
    "\((nanoseconds * 10).rounded() / 10) ns"
  }
}

/// An operation that does nothing, to see what measuring it costs.
private final class EmptyOperation: PreparedOperation {
  @inline(never)
  func run(from position: Int, iterations: Int) -> UInt64 { UInt64(truncatingIfNeeded: iterations) }
  func observe(at position: Int) -> Observation { Observation(digest: 0, counts: WorkCounts()) }
  func releaseState() {}

  /// Nanoseconds of a sample of no work, without the clock: the fastest of several trials.
  static func cost() -> Double {
    let operation: any PreparedOperation = EmptyOperation()
    var fastest = Double.infinity
    var sum: UInt64 = 0
    for _ in 0..<5 {
      let start = MonotonicClock.now()
      for position in 0..<100_000 { sum &+= operation.run(from: position, iterations: 1) }
      fastest = min(fastest, Double(MonotonicClock.now() - start) / 100_000)
    }
    // Every sum is 500 000; reading it keeps the calls.
    return sum == 0 ? 0 : fastest
  }
}
