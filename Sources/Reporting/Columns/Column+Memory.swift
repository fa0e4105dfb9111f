import Analysis
package import Measurement

extension Column {
  /// What one operation allocates, counted in a pass of its own.
  static let allocations = [
    Column(
      "allocations", unit: "count per operation",
      "Calls that allocated, exactly; empty for operations that measure more than 30,000 labels."
    ) { Field($0.allocations?.perOperation(\.allocations)) },
    Column(
      "allocated_bytes", unit: "bytes per operation",
      "Bytes handed out, exactly, rounded up to the allocator's size classes."
    ) { Field($0.allocations?.perOperation(\.allocatedBytes)) },
    Column("freed_bytes", unit: "bytes per operation", "Bytes given back, exactly.") {
      Field($0.allocations?.perOperation(\.freedBytes))
    },
    Column("state_bytes", unit: "bytes", "What the strategy's state still holds afterwards.") {
      Field($0.allocations?.stateBytes)
    },
    Column(
      "peak_bytes", unit: "bytes",
      "The most bytes alive at a time; empty below 128 KiB, which jemalloc cannot tell."
    ) { Field($0.allocations?.peakBytes) },
    Column(
      "allocation_operations", unit: "operations",
      "What `allocations` to `freed_bytes` are an average of: a whole cycle of the workload, or its "
        + "first operation where a cycle would measure more than 20,000 labels."
    ) { Field($0.allocations.map { $0.operations }) },
  ]

  /// The statistics of the whole process.
  static let jemalloc = [
    statistic("allocated", "in live allocations", \.allocated),
    statistic("active", "in pages that hold live allocations", \.active),
    statistic("resident", "that jemalloc keeps in physical memory", \.resident),
    statistic("mapped", "in jemalloc's mapped extents", \.mapped),
    statistic("retained", "of address space kept for later", \.retained),
    statistic("metadata", "of jemalloc's own bookkeeping", \.metadata),
  ]

  private static func statistic(
    _ name: String, _ meaning: String,
    _ path: any KeyPath<JemallocStatistics, Int> & Sendable
  ) -> Column {
    Column(
      "jemalloc_" + name, unit: "bytes",
      "Bytes \(meaning), in the whole process after the operation (`stats.\(name)`)."
    ) { row in Field((row.allocations?.process).map { $0[keyPath: path] }) }
  }
}

extension AllocationRecord {
  /// A total divided by the operations that it covers.
  package func perOperation(_ total: KeyPath<AllocationRecord, Int?>) -> Double? {
    guard let total = self[keyPath: total], operations > 0 else { return nil }
    return Double(total) / Double(operations)
  }
}
