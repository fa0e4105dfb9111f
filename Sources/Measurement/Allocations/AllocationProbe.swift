/// Counts exactly what the calling thread allocates.
///
/// Bytes come from the thread's own totals (`thread.allocatedp`, `thread.deallocatedp`); calls
/// come from the requests to an arena that only this thread is bound to, since the figures of
/// shared arenas hold the requests of other threads too. The probe belongs to the thread that
/// made it and allocates nothing itself.
///
/// Flushing the thread's cache, which exact call counts need, makes the code around it two to
/// three times slower: never time what is counted.
public final class AllocationProbe {
  private let jemalloc: Jemalloc
  private let allocated: UnsafePointer<UInt64>
  private let deallocated: UnsafePointer<UInt64>
  private let smallRequests: Jemalloc.Key
  private let largeRequests: Jemalloc.Key
  private let peak: PeakProbe?

  /// Nil where jemalloc does not serve the program's `malloc`, as under a sanitizer, or was built
  /// without statistics: 1000 known allocations must count 1000.
  public init?() {
    guard let jemalloc = Jemalloc(),
      let allocated = Jemalloc.Key("thread.allocatedp")?.read(UnsafePointer<UInt64>.self),
      let deallocated = Jemalloc.Key("thread.deallocatedp")?.read(UnsafePointer<UInt64>.self),
      let arena = jemalloc.bindThreadToNewArena(),
      let small = Jemalloc.Key("stats.arenas.\(arena).small.nrequests"),
      let large = Jemalloc.Key("stats.arenas.\(arena).large.nrequests")
    else { return nil }
    self.jemalloc = jemalloc
    self.allocated = allocated
    self.deallocated = deallocated
    smallRequests = small
    largeRequests = large
    peak = PeakProbe()
    guard countsKnownAllocations() else { return nil }
  }

  /// What `body` allocates and frees on this thread.
  public func measure(_ body: () -> Void) -> AllocationCount {
    let requestsBefore = requests()
    let allocatedBefore = allocated.pointee
    let deallocatedBefore = deallocated.pointee
    body()
    let bytes = Int(allocated.pointee &- allocatedBefore)
    let freed = Int(deallocated.pointee &- deallocatedBefore)
    return AllocationCount(
      allocations: requests() - requestsBefore, allocatedBytes: bytes, freedBytes: freed)
  }

  /// What this thread allocated since the probe was made or before: the difference of two
  /// readings is what happened between them.
  public func reading() -> (allocations: Int, bytes: Int) {
    (requests(), Int(truncatingIfNeeded: allocated.pointee))
  }

  /// The most bytes alive at a time during `body` beyond those alive before it; nil where they
  /// are too few for jemalloc to tell.
  public func peakBytes(_ body: () -> Void) -> Int? {
    guard let peak else {
      body()
      return nil
    }
    return peak.measure(body)
  }

  /// jemalloc's statistics of the whole process, now.
  public func processStatistics() -> JemallocStatistics? {
    jemalloc.refresh()
    return JemallocStatistics.current()
  }

  private func requests() -> Int {
    jemalloc.refresh()
    let small = smallRequests.read(UInt64.self) ?? 0
    let large = largeRequests.read(UInt64.self) ?? 0
    return Int(small &+ large)
  }

  private func countsKnownAllocations() -> Bool {
    // The first call is not looked at: it also allocates what the runtime sets up once.
    _ = measure(Self.allocateThousand)
    let count = measure(Self.allocateThousand)
    return count.allocations == 1000 && count.allocatedBytes >= 16 * 500_500
      && count.allocatedBytes == count.freedBytes
  }

  private static func allocateThousand() {
    for size in 1...1000 {
      UnsafeMutableRawPointer.allocate(byteCount: size * 16, alignment: 16).deallocate()
    }
  }
}

/// What a piece of code allocated.
public struct AllocationCount: Equatable, Sendable {
  public var allocations: Int
  public var allocatedBytes: Int
  public var freedBytes: Int

  public init(allocations: Int, allocatedBytes: Int, freedBytes: Int) {
    self.allocations = allocations
    self.allocatedBytes = allocatedBytes
    self.freedBytes = freedBytes
  }
}
