public import Profiling

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
  /// - Parameters:
  ///   - suites: In the order of the report; their names differ.
  ///   - layouts: What `bench check` checks, in the order of its report; their names differ.
  public static func main(suites: [any Suite], layouts: [CheckedLayout] = []) -> Never {
    // A reader that leaves early is a write error, not the end: see `OutputWriter`.
    signal(SIGPIPE, SIG_IGN)
    openMissingStandardFiles()
    MemoryExhaustion.explain()
    if CommandLine.arguments.dropFirst().first == LaunchWorker.word {
      exit(LaunchWorker.run(suites: suites).rawValue)
    }
    if CommandLine.arguments.dropFirst().first == InstructionWorker.word {
      exit(InstructionWorker.run(suites: suites).rawValue)
    }
    if CommandLine.arguments.dropFirst().first == DuelWorker.word {
      exit(DuelWorker.run(suites: suites).rawValue)
    }
    let dispatch = Dispatch(
      commands: commands, suites: suites, layouts: layouts,
      output: OutputWriter(descriptor: STDOUT_FILENO),
      notes: NoteWriter(descriptor: STDERR_FILENO))
    exit(dispatch.run(CommandLine.arguments).rawValue)
  }

  /// Gives standard input, output and error that the caller closed to `/dev/null`, so that no file
  /// opened later is taken for one of them. Output is opened for reading: writing to it fails.
  private static func openMissingStandardFiles() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// In the order of the help. The first is what `bench` alone does.
  static var commands: [any Subcommand.Type] {
    [
      RunCommand.self, ReportCommand.self, CompareCommand.self, GateCommand.self,
      DuelCommand.self, SelftestCommand.self, ExportCommand.self, ListCommand.self,
      ProfileCommand.self, FitCommand.self, MeasureCommand.self, RecordCommand.self,
      InitCommand.self,
      DoctorCommand.self, CheckCommand.self,
    ]
  }
}
