import Foundation
import Testing

@testable import Measurement

@Suite struct AllocationProbeTests {
  private final class Box {
    var value = 0
  }

  static let jemallocServesMalloc = AllocationProbe() != nil

  @Test(
    "The empty operation measures 0 allocations and 0 bytes, a thousand times in a thousand",
    .enabled(if: jemallocServesMalloc, "malloc is not jemalloc's here"))
  func emptyOperation() throws {
    let probe = try #require(AllocationProbe())
    var failures = 0
    for _ in 0..<1000 {
      let count = probe.measure {}
      if count != AllocationCount(allocations: 0, allocatedBytes: 0, freedBytes: 0) {
        failures += 1
      }
    }
    #expect(failures == 0)
  }

  @Test(
    "1000 boxed objects are exactly 1000 allocations",
    .enabled(if: jemallocServesMalloc, "malloc is not jemalloc's here"))
  func boxedObjects() throws {
    let probe = try #require(AllocationProbe())
    var boxes: [Box] = []
    boxes.reserveCapacity(1000)
    // First calls differ: the runtime sets up what it needs.
    _ = probe.measure { for _ in 0..<1000 { boxes.append(Box()) } }
    boxes.removeAll(keepingCapacity: true)
    for _ in 0..<10 {
      let count = probe.measure { for _ in 0..<1000 { boxes.append(Box()) } }
      #expect(count.allocations == 1000)
      #expect(count.allocatedBytes == 1000 * 32)
      #expect(count.freedBytes == 0)
      let freed = probe.measure { boxes.removeAll(keepingCapacity: true) }
      #expect(freed == AllocationCount(allocations: 0, allocatedBytes: 0, freedBytes: 32_000))
    }
  }

  @Test(
    "A second thread that allocates does not change the count",
    .enabled(if: jemallocServesMalloc, "malloc is not jemalloc's here"))
  func secondThread() throws {
    let probe = try #require(AllocationProbe())
    let noise = NoisyThread()
    defer { noise.stop() }
    for _ in 0..<200 {
      let count = probe.measure { withExtendedLifetime(Box()) {} }
      #expect(count.allocations <= 1)
      let array = probe.measure { _ = makeArray(count: 1000) }
      #expect(array.allocations == 1)
      #expect(array.allocatedBytes == array.freedBytes)
    }
  }

  @Test(
    "A peak is reported from 128 KiB on and not below",
    .enabled(if: jemallocServesMalloc, "malloc is not jemalloc's here"))
  func peak() throws {
    let probe = try #require(AllocationProbe())
    #expect(probe.peakBytes { _ = makeArray(count: 100) } == nil)
    let large = try #require(probe.peakBytes { _ = makeArray(count: 1_000_000) })
    #expect(large >= 8_000_000)
  }
}

@inline(never)
private func makeArray(count: Int) -> [Int] {
  [Int](repeating: 1, count: count)
}

/// A thread that allocates and frees until it is told to stop.
private final class NoisyThread {
  private let thread: Thread

  init() {
    thread = Thread {
      while !Thread.current.isCancelled {
        _ = makeArray(count: 64)
      }
    }
    thread.start()
  }

  func stop() {
    thread.cancel()
  }
}
