#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets the process end with a sentence and exit code 1 where it would end with a crash report.
///
/// Swift cannot throw when memory runs out: its runtime writes how much was wanted, and aborts.
func explainAborts() {
  signal(SIGABRT) { _ in
    // Nothing but calls that are allowed in a signal handler.
    let sentence: StaticString =
      """
      bench: memory ran out, or a library gave up, as the line above says; give fewer items or \
      labels, or allow more memory.\n
      """
    _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
    _exit(ExitCode.failed.rawValue)
  }
}
