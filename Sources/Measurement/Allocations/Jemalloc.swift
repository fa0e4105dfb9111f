private import CJemalloc

/// jemalloc's control interface (`mallctl`), each name resolved once.
///
/// Names and their meaning are those of jemalloc's manual, section "mallctl namespace".
struct Jemalloc {
  private let epoch: Key
  private let flushThreadCache: Key

  /// Nil where the allocator lacks a name that is needed, as a build without statistics does.
  init?() {
    guard let epoch = Key("epoch"), let flush = Key("thread.tcache.flush") else { return nil }
    self.epoch = epoch
    flushThreadCache = flush
  }

  /// The version, such as `5.3.0`.
  static var version: String? {
    guard let key = Key("version"), let text = key.read(UnsafePointer<CChar>.self) else {
      return nil
    }
    // The version string goes on with the commit it was built from: "5.3.0-0-g54eaed1d8b56".
    return String(cString: text).split(separator: "-").first.map(String.init)
  }

  /// Makes an arena of its own and binds the calling thread to it.
  /// - Returns: the arena's index, or nil if jemalloc refused.
  func bindThreadToNewArena() -> Int? {
    guard let create = Key("arenas.create"), let arena = create.read(CUnsignedInt.self),
      let bind = Key("thread.arena"), bind.write(arena)
    else { return nil }
    // A new arena has no statistics, not even names for them, before the next epoch.
    refresh()
    return Int(arena)
  }

  /// Brings all statistics up to date. What the thread's cache holds is only counted after this.
  func refresh() {
    flushThreadCache.trigger()
    epoch.write(UInt64(1))
  }

  /// A resolved name (a "MIB"). Reading and writing allocate nothing.
  struct Key {
    private let path: [Int]

    init?(_ name: String) {
      var path = [Int](repeating: 0, count: 8)
      var length = path.count
      guard mallctlnametomib(name, &path, &length) == 0 else { return nil }
      self.path = Array(path.prefix(length))
    }

    func read<Value: BitwiseCopyable>(_: Value.Type) -> Value? {
      withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
        guard let value = buffer.baseAddress else { return nil }
        var size = MemoryLayout<Value>.size
        let result = path.withUnsafeBufferPointer {
          mallctlbymib($0.baseAddress, $0.count, value, &size, nil, 0)
        }
        return result == 0 ? value.pointee : nil
      }
    }

    @discardableResult
    func write<Value: BitwiseCopyable>(_ value: Value) -> Bool {
      var value = value
      return path.withUnsafeBufferPointer {
        mallctlbymib($0.baseAddress, $0.count, nil, nil, &value, MemoryLayout<Value>.size) == 0
      }
    }

    /// For names that are actions, neither read nor written.
    func trigger() {
      path.withUnsafeBufferPointer {
        _ = mallctlbymib($0.baseAddress, $0.count, nil, nil, nil, 0)
      }
    }
  }
}
