import Analysis
import Foundation
import Measurement

/// Two programs and how they are sampled: what a duel looks at once, and again where it alarms.
struct DuelMatch {
  /// A side's program and what it is told first.
  struct Side {
    let executable: URL
    let setup: DuelSetup
  }

  /// What both looks found.
  struct Verdict {
    let outcome: DuelSession.Outcome
    let leastEffect: Double
    let first: DuelComparison
    /// The alarms that the second look repeats, the slowest first.
    let confirmed: [DuelComparison.Entry]
  }

  let sides: [DuelSide: Side]
  let launches: Int
  let rounds: Int
  let bytes: Int
  let seed: UInt64
  /// Those to keep the programs on, in turn.
  let processors: [Int]
  let interruption: Interruption
  let progress: ProgressLine

  /// A program that says nothing for so long hangs.
  static let patience = Duration.seconds(60)

  /// - Parameter effect: The share that a time must change by to count; nil for what pinning allows.
  /// - Throws: `DuelFailure` where a program ends the duel.
  func verdict(effect: Double?) throws -> Verdict {
    let outcome = try look("") { _, _ in true }
    let usual =
      outcome.isPinned ? DuelParameters.pinnedEffect : DuelParameters.unpinnedEffect
    let effect = effect ?? usual
    let first = DuelComparison(outcome.records, leastEffect: effect)
    let alarms = Set(first.alarms.map(\.subject))
    var confirmed: [DuelComparison.Entry] = []
    if !alarms.isEmpty {
      progress.say("\(alarms.count) rows are slower; measuring them again to be sure")
      let again = try look("again, ") { alarms.contains(RowSubject(key: $0, strategy: $1)) }
      confirmed = DuelComparison(again.records, leastEffect: effect, prior: first.prior).alarms
    }
    return Verdict(outcome: outcome, leastEffect: effect, first: first, confirmed: confirmed)
  }

  /// - Parameter title: What its progress begins with.
  private func look(
    _ title: String, _ isWanted: @escaping @Sendable (CellKey, String) -> Bool
  ) throws -> DuelSession.Outcome {
    let clock = ContinuousClock()
    let beginning = clock.now
    let session = DuelSession(
      terms: DuelSession.Terms(
        launches: launches, rounds: rounds, bytes: bytes, seed: seed, isWanted: isWanted),
      processors: processors, start: start,
      observe: { progress.show(title + text(of: $0, after: clock.now - beginning)) })
    defer { progress.finish() }
    do {
      return try session.run()
    } catch let error as DuelError {
      throw DuelFailure(error: error, executables: sides.mapValues(\.executable.path))
    }
  }

  /// What a launch takes is known once one is over.
  private func text(of now: DuelSession.Progress, after elapsed: Duration) -> String {
    let position =
      "launch \(now.launch + 1) of \(launches), \(now.cell.suite)/\(now.cell.workload) "
      + "\(now.cell.items) items"
    guard now.launch > 0 else { return position }
    let rest = elapsed / .seconds(1) * (1 - now.share) / now.share
    return position + ", about \(Int(rest.rounded(.up))) s left"
  }

  private func start(_ name: DuelSide) throws -> any SamplePeer {
    guard let side = sides[name] else { throw RunError.noExecutable }
    return try ProcessPeer(
      side: name, executable: side.executable, arguments: [DuelWorker.word],
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"],
      setup: try JSONEncoder().encode(side.setup), patience: Self.patience,
      interruption: interruption)
  }
}
