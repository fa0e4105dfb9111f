import Profiling

/// One command of `bench`: its table and what it does. One file each.
protocol Subcommand {
  static var declaration: CommandDeclaration { get }

  /// - Throws: a `UsageError` for what only the command can tell to be wrong usage, any other
  ///   error for what failed. Nothing is printed about it here.
  static func run(_ context: CommandContext) throws -> ExitCode
}

/// What a command works with: the edge of the program, passed in.
struct CommandContext {
  let arguments: Arguments
  let suites: [any Suite]
  /// What `bench check` checks.
  var layouts: [CheckedLayout] = []
  /// Results.
  let output: OutputWriter
  /// Progress and warnings.
  let notes: NoteWriter
  /// The whole command line as typed, the program's name included.
  let commandLine: [String]
}
