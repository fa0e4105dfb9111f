import Profiling
import TextMetrics

/// The program: which command a command line means, and what becomes of its errors.
struct Dispatch {
  static let program = "bench"
  static let version = "0.1.0"

  /// The first is what a command line without a command means.
  let commands: [any Subcommand.Type]
  let suites: [any Suite]
  var layouts: [CheckedLayout] = []
  let output: OutputWriter
  let notes: NoteWriter

  /// Carries out a command line.
  ///
  /// Every error becomes one sentence on the notes' side, here and nowhere else.
  /// - Parameter commandLine: The program's name and the words after it.
  func run(_ commandLine: [String]) -> ExitCode {
    let words = Array(commandLine.dropFirst())
    do {
      let code = try carryOut(words, commandLine: commandLine)
      try output.flush()
      return code
    } catch {
      try? output.flush()
      return report(error, for: words)
    }
  }

  private func carryOut(_ words: [String], commandLine: [String]) throws -> ExitCode {
    let beforeArguments = words.prefix { $0 != "--" }
    if words.first == "help" || beforeArguments.contains(where: ["--help", "-h"].contains) {
      try output.line(help(for: words))
      return .done
    }
    if beforeArguments.contains("--version") {
      try output.line("\(Self.program) \(Self.version)")
      return .done
    }
    let (command, rest) = try command(in: words)
    let context = CommandContext(
      arguments: try command.declaration.parse(rest), suites: suites, layouts: layouts,
      output: output, notes: notes, commandLine: commandLine)
    return try command.run(context)
  }

  /// The command that is meant, and the words that are its own.
  private func command(
    in words: [String]
  ) throws(UsageError) -> (any Subcommand.Type, ArraySlice<String>) {
    guard let name = words.first, !name.hasPrefix("-") else { return (commands[0], words[...]) }
    guard let command = commands.first(where: { $0.declaration.name == name }) else {
      throw .unknownCommand(name, valid: commands.map { $0.declaration.name })
    }
    return (command, words.dropFirst())
  }

  /// The help that `help`, `help COMMAND`, `--help` or `COMMAND … --help` asks for.
  private func help(for words: [String]) throws(UsageError) -> String {
    let subject = words.first == "help" ? Array(words.dropFirst()) : words
    guard let first = subject.first, !["--help", "-h"].contains(first) else {
      let tables = commands.map { $0.declaration }
      return HelpText.of(tables, default: tables[0], program: Self.program).text
    }
    let (command, _) = try command(in: subject)
    return HelpText.of(command.declaration, program: Self.program).text
  }

  private func report(_ error: any Error, for words: [String]) -> ExitCode {
    guard let error = error as? UsageError else {
      notes.say(Self.sentence(of: error).ended)
      return Self.exitCode(of: error)
    }
    let name = (try? command(in: words))?.0.declaration.name
    let page = [Self.program, name, "--help"].compactMap(\.self).joined(separator: " ")
    notes.say("\(error.sentence.ended) See '\(page)'.")
    return .wrongUsage
  }

  private static func exitCode(of error: any Error) -> ExitCode {
    switch error {
    case let error as CommandError: error.exitCode
    case let error as GateError: error.exitCode
    default: .failed
    }
  }

  private static func sentence(of error: any Error) -> String {
    switch error {
    case let error as CommandError: error.sentence
    default: "\(error)"
    }
  }
}

extension String {
  /// The sentence with its full stop, unless it ends with a mark already.
  fileprivate var ended: String {
    hasSuffix("?") || hasSuffix(".") ? self : self + "."
  }
}
