#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How often the kernel took the processor away.
enum Preemptions {
  #if os(Linux)
    /// `RUSAGE_THREAD`, which glibc's headers show only under `_GNU_SOURCE`.
    private static let who: CInt = 1
  #else
    private static let who = RUSAGE_SELF
  #endif

  /// Involuntary context switches so far (`ru_nivcsw`): of this thread on Linux, of the process
  /// where the system does not tell threads apart.
  static func count() -> Int {
    var usage = rusage()
    getrusage(who, &usage)
    return Int(usage.ru_nivcsw)
  }
}
