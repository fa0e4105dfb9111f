import Foundation
import Measurement
import Profiling
import TextMetrics

/// `bench profile`: where the work of one operation goes.
enum ProfileCommand: Subcommand {
  static let declaration = CommandDeclaration(
    name: "profile",
    summary: "Show where the work of one operation goes, and what is done more often than needed",
    discussion: [
      "Prints findings, the share of each phase, and a tree of the views: how often each was asked "
        + "for its size, answered from its memory, computed and placed, with time and exact "
        + "allocations. Time, allocations and counts are taken in passes of their own, and what "
        + "observing takes is left out.",
      "A cell is named as in the report. --fill profiles the cell at a width chosen for that share "
        + "of visible items, --width the one at that width.",
    ],
    examples: [
      "profile row/first-fit/candidates --items 100",
      "profile row/resize/cached --items 1000 --fill 0.5 --trace trace.json",
      "profile row/first-fit/greedy --folded stacks.txt --weight allocations",
    ],
    parameters: ProfileParameters.all)

  static func run(_ context: CommandContext) throws -> ExitCode {
    let arguments = context.arguments
    let question = try ProfileQuestion(context)
    guard !SwiftVersion.isDebugBuild || arguments[RunParameters.allowDebugBuild] else {
      throw RunError.debugBuild
    }
    if let path = arguments[ProfileParameters.folded] { try FileReplacement.rehearse(path) }
    if let path = arguments[ProfileParameters.heap] {
      try recordHeap(of: question, to: path, context: context)
    }
    context.notes.say(question.selection.reason)
    let instructions =
      arguments[ProfileParameters.instructions] ? try question.instructions() : nil

    let trace = try arguments[ProfileParameters.trace].map { path throws(CommandError) in
      try TraceFile(path: path)
    }
    let findings = try ProfileRun(question: question).findings(trace: trace?.writer)
    try trace?.finish()
    if let path = arguments[ProfileParameters.folded] {
      let stacks = findings.profile.foldedStacks(by: arguments[ProfileParameters.weight])
      try FileReplacement.write(stacks, to: path)
    }
    try write(
      findings, instructions: instructions, lines: arguments[ProfileParameters.lines],
      of: question, to: context)
    context.notes.warnOfMissingCharacters(in: question.selection.measurer)
    return .done
  }

  /// Writes jemalloc's profile. The process may begin anew for that, with profiling on.
  private static func recordHeap(
    of question: ProfileQuestion, to path: String, context: CommandContext
  ) throws {
    try FileReplacement.rehearse(path)
    guard let executable = Bundle.main.executableURL else { throw RunError.noExecutable }
    if !HeapProfile.isOn {
      try HeapProfile.restart(executable, arguments: context.commandLine)
    }
    try ProfileRun(question: question).recordHeap(to: path)
    context.notes.say(
      "wrote \(path); 'jeprof --text --alloc_space \(executable.path) \(path)' lists what allocated"
    )
  }

  private static func write(
    _ findings: ProfileRun.Findings, instructions: InstructionCount?, lines: Int,
    of question: ProfileQuestion, to context: CommandContext
  ) throws {
    let key = findings.key
    let width = key.width.map { ", width \($0.asTyped)" } ?? ""
    try context.output.line(
      "\(question.subject.text), \(key.items) items\(width), memo \(key.memo)")
    let counts = findings.counts.totals.filter { $0.value > 0 }.sorted { $0.key < $1.key }
    try context.output.line(counts.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    if let exact = findings.allocations, findings.omission == nil {
      try context.output.line(
        "\(exact.allocations) allocations, \(exact.allocatedBytes) bytes; the profile holds "
          + "\(findings.profile.total.allocations) and \(findings.profile.total.bytes)")
    } else if let omission = findings.omission {
      try context.output.line("without allocations: \(omission)")
    }
    if let instructions {
      try context.output.line("\(Int(instructions.perOperation.rounded())) instructions")
    }
    try context.output.write("\n" + findings.profile.text(lines: lines))
  }
}
