public import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// jemalloc's own profile of the heap: which calls allocated, by their stacks.
///
/// Names and options are those of jemalloc's manual. Profiling has to be switched on before the
/// program starts, by the variable `MALLOC_CONF`.
public enum HeapProfile {
  /// What `MALLOC_CONF` has to be: every allocation is sampled, freed ones stay in the profile, and
  /// nothing is sampled before ``record(_:to:)``.
  static let configuration = "prof:true,prof_active:false,prof_accum:true,lg_prof_sample:0"

  private static let variable = "MALLOC_CONF"

  /// Whether this process was started with profiling on.
  public static var isOn: Bool { Jemalloc.Key("opt.prof")?.read(Bool.self) ?? false }

  /// Starts the program again in place of this process, with profiling switched on.
  ///
  /// - Returns: Never, if it succeeds.
  /// - Throws: `MeasurementError.noHeapProfiling` where this jemalloc was built without it or did
  ///   not switch it on.
  public static func restart(_ executable: URL, arguments: [String]) throws(MeasurementError) {
    let isSupported = Jemalloc.Key("config.prof")?.read(Bool.self) ?? false
    let wasTried = ProcessInfo.processInfo.environment[variable] == configuration
    guard isSupported, !wasTried else { throw .noHeapProfiling }
    setenv(variable, configuration, 1)
    var words = arguments.map { strdup($0) } + [nil]
    execv(executable.path, &words)
    for word in words { free(word) }
    throw .noHeapProfiling
  }

  /// Does work with each of its allocations in the profile, and writes the profile.
  ///
  /// - Throws: `MeasurementError.heapProfileNotWritten`.
  public static func record(_ work: () -> Void, to path: String) throws(MeasurementError) {
    guard let active = Jemalloc.Key("prof.active"), let dump = Jemalloc.Key("prof.dump") else {
      throw .noHeapProfiling
    }
    active.write(true)
    work()
    active.write(false)
    let isWritten = path.withCString { dump.write($0) }
    guard isWritten else { throw .heapProfileNotWritten(path: path) }
  }
}
