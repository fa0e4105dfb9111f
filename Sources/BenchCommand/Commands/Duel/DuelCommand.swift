import Foundation
import Measurement

/// `bench duel`: is one build slower than another?
enum DuelCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "duel",
    summary: "Run two builds side by side and fail if one is slower",
    discussion: [
      "Both run as processes on the same processor, another one with each launch, and are sampled in "
        + "turn, in shuffled rounds with shared iteration counts. What alarms is measured again, and "
        + "only what is slower twice fails. Exit code 3 is a regression.",
      "It takes about a second a row, and up to six where operations are long; what is measured "
        + "again takes as long again. Rows whose operations take more than "
        + "\(Int(DuelSession.longestOperation / 1e6)) ms are left out.",
    ],
    examples: [
      "duel --base ../main/.build/release/bench", "duel --base-ref origin/main",
      "duel --base old/bench --head new/bench --workload resize --effect 5",
    ],
    parameters: DuelParameters.all)

  static func run(_ context: CommandContext) throws -> ExitCode {
    let arguments = context.arguments
    guard !SwiftVersion.isDebugBuild || arguments[RunParameters.allowDebugBuild] else {
      throw RunError.debugBuild
    }
    guard let own = Bundle.main.executableURL else { throw RunError.noExecutable }
    let head = arguments[DuelParameters.head].map { URL(filePath: $0) } ?? own
    switch (arguments[DuelParameters.base], arguments[DuelParameters.baseRef]) {
    case (let base?, nil):
      return try DuelRun(base: URL(filePath: base), head: head, context: context).run()
    case (nil, let reference?):
      let worktree = try TemporaryWorktree(of: reference)
      defer { worktree.remove() }
      context.notes.say("building \(reference.quoted)")
      let base = try worktree.build(product: own.lastPathComponent)
      return try DuelRun(base: base, head: head, context: context).run()
    case (nil, nil):
      throw UsageError.noneOf(
        ["--base", "--base-ref"], advice: "name the build to compare with")
    case (_?, _?):
      throw UsageError.conflict("--base", "--base-ref", advice: "leave one of them out")
    }
  }
}
