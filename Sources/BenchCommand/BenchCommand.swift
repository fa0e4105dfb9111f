#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command line `bench`, for the suites of an executable.
///
/// A package with layouts of its own needs no more than this as its `main.swift`:
///
///     import BenchCommand
///
///     BenchCommand.main(suites: [TagCloudSuite()])
public enum BenchCommand {
  /// Carries out the command line of this process and ends it.
  ///
  /// - Parameter suites: In the order of the report; their names differ.
  public static func main(suites: [any Suite]) -> Never {
    // A reader that leaves early is a write error, not the end: see `OutputWriter`.
    signal(SIGPIPE, SIG_IGN)
    MemoryExhaustion.explain()
    if CommandLine.arguments.dropFirst().first == LaunchWorker.word {
      exit(LaunchWorker.run(suites: suites).rawValue)
    }
    let dispatch = Dispatch(
      commands: commands, suites: suites, output: OutputWriter(descriptor: STDOUT_FILENO),
      notes: NoteWriter(descriptor: STDERR_FILENO))
    exit(dispatch.run(CommandLine.arguments).rawValue)
  }

  /// In the order of the help. The first is what `bench` alone does.
  static var commands: [any Subcommand.Type] {
    [RunCommand.self, ListCommand.self, FitCommand.self, MeasureCommand.self, DoctorCommand.self]
  }
}
