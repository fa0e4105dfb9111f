#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// On which processors this process may run.
public enum ProcessorAffinity {
  /// A set of processors as the kernel takes it, one bit each: room for 1024, as in `cpu_set_t`.
  private static let wordCount = 16

  /// The processors that this process may run on, by their numbers; empty where the system does
  /// not tell.
  public static var allowed: [Int] {
    var words = [UInt](repeating: 0, count: wordCount)
    guard let get = function("sched_getaffinity"), get(0, byteCount, &words) >= 0 else { return [] }
    return (0..<(wordCount * UInt.bitWidth)).filter { processor in
      words[processor / UInt.bitWidth] & (1 << (processor % UInt.bitWidth)) != 0
    }
  }

  /// Keeps this process on one processor.
  /// - Returns: false where that is not possible, as on macOS.
  public static func pin(to processor: Int) -> Bool {
    guard (0..<(wordCount * UInt.bitWidth)).contains(processor) else { return false }
    var words = [UInt](repeating: 0, count: wordCount)
    words[processor / UInt.bitWidth] = 1 << (processor % UInt.bitWidth)
    guard let set = function("sched_setaffinity") else { return false }
    return set(0, byteCount, &words) == 0
  }

  private static var byteCount: Int { wordCount * MemoryLayout<UInt>.size }

  private typealias Affinity = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> CInt

  /// The function of the C library, which its headers show only under `_GNU_SOURCE`; nil where
  /// there is none.
  private static func function(_ name: String) -> Affinity? {
    #if os(Linux)
      guard let symbol = dlsym(nil, name) else { return nil }
      return unsafeBitCast(symbol, to: Affinity.self)
    #else
      return nil
    #endif
  }
}
