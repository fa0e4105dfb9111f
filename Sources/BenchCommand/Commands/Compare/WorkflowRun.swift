import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What GitHub Actions wants to be told, where the command runs in one of its steps.
struct WorkflowRun {
  private let annotates: Bool
  private let summaryPath: String?

  /// - Parameter environment: The variables of the process.
  init(_ environment: [String: String]) {
    annotates = environment["GITHUB_ACTIONS"] == "true"
    summaryPath = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes workflow commands to standard error, where the runner looks too, so that the results
  /// on standard output stay as they are.
  func annotate(_ commands: String, notes: NoteWriter) {
    if annotates { notes.write(commands) }
  }

  /// Appends to the step's summary. One that cannot be written is a warning: the exit code is
  /// what counts.
  /// - Parameter markdown: Makes a text of at most so many bytes.
  func summarize(notes: NoteWriter, markdown: (_ limit: Int) -> String) {
    guard let summaryPath else { return }
    let descriptor = open(summaryPath, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      return warn(SystemError.last, notes: notes)
    }
    defer { close(descriptor) }
    let written = max(0, Int(lseek(descriptor, 0, SEEK_END)))
    do throws(SystemError) {
      let limit = ComparisonReport.summaryLimit - written
      guard limit > 1024 else { return }
      try writeAll(Array(markdown(limit).utf8), to: descriptor)
    } catch {
      warn(error, notes: notes)
    }
  }

  private func warn(_ error: SystemError, notes: NoteWriter) {
    notes.say("warning: the step's summary was not written: \(error.sentence)")
  }
}
