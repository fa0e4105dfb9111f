public import Foundation

extension RunEnvironment {
  /// This machine and this program, now.
  ///
  /// - Parameter executable: The program that measures, which knows what built it.
  public static func current(
    seed: UInt64, command: [String], executable: URL?
  ) -> RunEnvironment {
    var environment = RunEnvironment(
      seed: seed, command: command, allocatorServesMalloc: AllocationProbe() != nil)
    environment.os = Machine.os
    environment.kernel = Machine.kernel
    environment.arch = Machine.arch
    environment.cpu = Machine.cpu
    environment.cores = Machine.cores
    environment.memoryBytes = Machine.memoryBytes
    environment.load = Machine.load
    environment.clockResolutionNs = MonotonicClock.resolution()
    environment.clockCostNs = MonotonicClock.cost()
    environment.swift = SwiftVersion.ofExecutable(at: executable)
    environment.allocator = Jemalloc.version.map { "jemalloc \($0)" }
    environment.commit = Repository.commit()
    environment.started = Date().formatted(.iso8601)
    return environment
  }
}
