import Foundation
import HeadlessUI
import Measurement
import Profiling
import Testing

@MainActor @Suite struct ExactAllocationTests {
  @Test func `The allocations of all entries add up to those of the layout, exactly`() throws {
    let probe = try #require(AllocationProbe())
    func layout(_ host: LayoutHost<Shelf>) { try? host.layout(in: window) }
    // First calls allocate what the runtime sets up once.
    layout(LayoutHost(Shelf()))
    _ = LayoutHost(Shelf()).profile { layout(LayoutHost(Shelf())) }

    let plain = LayoutHost(Shelf())
    let exact = probe.measure { layout(plain) }
    let observed = LayoutHost(Shelf())
    let profile = observed.profile(meter: .allocations { probe.reading() }) { layout(observed) }
    #expect(exact.allocations > 100)
    #expect(profile.total.allocations == exact.allocations)
    #expect(profile.total.bytes == exact.allocatedBytes)
    let phases = profile.phases.reduce(ProfileCost()) { $0 + $1.cost }
    #expect(phases.allocations <= exact.allocations)
    let rows = profile.foldedStacks(by: .allocations).split(separator: "\n")
    #expect(
      rows.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.reduce(0, +)
        == exact.allocations)
  }

  @Test func `So do those of an operation that makes a host and lets go of it`() throws {
    let probe = try #require(AllocationProbe())
    func operation() { try? LayoutHost(Shelf()).layout(in: window) }
    operation()
    let exact = probe.measure(operation)
    let profiler = LayoutProfiler(meter: .allocations { probe.reading() })
    LayoutObservation.observing(with: profiler) {
      operation()
      profiler.listen(to: operation)
    }
    #expect(profiler.profile.entry(named: "Text") != nil)
    #expect(profiler.profile.total.allocations == exact.allocations)
    #expect(profiler.profile.total.bytes == exact.allocatedBytes)
  }

  @Test func `Allocations of another pass join the times of the first, path by path`() throws {
    let timed = LayoutHost(Shelf())
    let times = try timed.profile { try timed.layout(in: window) }
    var reading = 0
    let counted = LayoutHost(Shelf())
    let counts = try counted.profile(
      meter: .allocations {
        reading += 1
        return (reading, 16 * reading)
      }
    ) { try counted.layout(in: window) }
    let merged = times.merging(allocationsOf: counts)
    #expect(merged.entries.count == times.entries.count)
    #expect(merged.total.nanoseconds == times.total.nanoseconds)
    #expect(merged.total.allocations == counts.total.allocations)
    #expect(merged.total.bytes == 16 * counts.total.allocations)
  }
}
