#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Swift cannot throw when memory runs out: its runtime says how much was wanted and aborts, and
/// if not even memory for saying so is left, it crashes. Either way the process should end with
/// a sentence and exit code 1.
enum MemoryExhaustion {
  /// Watches the signals by which running out of memory shows itself.
  ///
  /// Handlers call nothing but system calls, as a signal handler must.
  static func explain() {
    signal(SIGABRT) { _ in MemoryExhaustion.end() }
    signal(SIGSEGV) { _ in
      // With memory left it is another error, which meets the usual action on its return.
      signal(SIGSEGV, SIG_DFL)
      if !MemoryExhaustion.isMemoryLeft { MemoryExhaustion.end() }
    }
  }

  /// Whether the system still hands out as much memory as an allocator asks for at a time.
  private static var isMemoryLeft: Bool {
    let size = 4 << 20
    let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let memory, memory != MAP_FAILED else { return false }
    munmap(memory, size)
    return true
  }

  private static func end() -> Never {
    let sentence: StaticString = """
      bench: memory ran out, or a library gave up, as a line above says; give fewer items or \
      labels, or allow more memory.

      """
    _ = write(STDERR_FILENO, sentence.utf8Start, sentence.utf8CodeUnitCount)
    _exit(ExitCode.failed.rawValue)
  }
}
