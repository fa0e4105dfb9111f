import Measurement

extension WorkCounts {
  /// Nil where the file has no count.
  init?(_ fields: FieldReader) throws(ReportingError) {
    let averages = try fields.averages(of: Column.work.map(\.name))
    guard !averages.isEmpty else { return nil }
    guard let whole = Fraction.totals(of: averages) else {
      throw fields.bad(averages.keys.min() ?? "", expected: "an average over whole operations")
    }
    self.init(whole.totals, operations: whole.operations)
  }
}

extension AllocationRecord {
  /// Nil where the file has no figure of allocations.
  init?(_ fields: FieldReader) throws(ReportingError) {
    let averages = try fields.averages(of: ["allocations", "allocated_bytes", "freed_bytes"])
    guard let whole = Fraction.totals(of: averages) else {
      throw fields.bad(averages.keys.min() ?? "", expected: "an average over whole operations")
    }
    let operations = try fields.count("allocation_operations") ?? whole.operations
    let (factor, rest) = operations.quotientAndRemainder(dividingBy: whole.operations)
    guard factor > 0, rest == 0, factor <= Fraction.largestDenominator,
      whole.totals.values.allSatisfy({ !$0.multipliedReportingOverflow(by: factor).overflow })
    else {
      throw fields.bad(
        "allocation_operations", expected: "a number of operations that the averages can be of")
    }
    let state = try fields.integer("state_bytes")
    let peak = try fields.count("peak_bytes")
    let process = try JemallocStatistics(fields)
    guard !averages.isEmpty || state != nil || peak != nil || process != nil else { return nil }
    self.init(
      allocations: whole.totals["allocations"].map { $0 * factor },
      allocatedBytes: whole.totals["allocated_bytes"].map { $0 * factor },
      freedBytes: whole.totals["freed_bytes"].map { $0 * factor }, operations: operations,
      stateBytes: state, peakBytes: peak, process: process)
  }
}

extension JemallocStatistics {
  /// Nil where one of the figures is missing.
  fileprivate init?(_ fields: FieldReader) throws(ReportingError) {
    guard let allocated = try fields.count("jemalloc_allocated"),
      let active = try fields.count("jemalloc_active"),
      let resident = try fields.count("jemalloc_resident"),
      let mapped = try fields.count("jemalloc_mapped"),
      let retained = try fields.count("jemalloc_retained"),
      let metadata = try fields.count("jemalloc_metadata")
    else { return nil }
    self.init(
      allocated: allocated, active: active, resident: resident, mapped: mapped,
      retained: retained, metadata: metadata)
  }
}

extension FieldReader {
  /// The known values of the columns named.
  fileprivate func averages(of columns: [String]) throws(ReportingError) -> [String: Double] {
    var averages: [String: Double] = [:]
    for column in columns { averages[column] = try number(column) }
    return averages
  }
}
