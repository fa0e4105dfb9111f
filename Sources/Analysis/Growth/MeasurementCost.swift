import Measurement

/// What times would be if measuring one label cost something else.
///
/// A workload that was measured with and without kept measurements tells apart what measuring
/// takes and what the strategy itself does: the time with measurements kept, plus a cost for each
/// label that is measured without.
public struct MeasurementCost: Sendable {
  private let kept: WorkloadBlock
  private let anew: WorkloadBlock

  /// - Returns: nil unless the blocks are one with `memo` off and one with it on, of one workload,
  ///   whose measured labels were counted.
  public init?(of blocks: [WorkloadBlock]) {
    guard let kept = blocks.first(where: { $0.key.memo == "on" }),
      let anew = blocks.first(where: { $0.key.memo == "off" }),
      anew.rows.contains(where: { Self.calls(of: $0) != nil })
    else { return nil }
    self.kept = kept
    self.anew = anew
  }

  /// The median, over all rows, of what measuring a label took beyond finding it kept, in
  /// nanoseconds; nil if no row was measured in both ways.
  public var observed: Double? {
    let costs = anew.rows.compactMap { row -> Double? in
      guard let calls = Self.calls(of: row), calls > 0, let time = row.time?.median.value,
        let other = kept[row.strategy, items: row.key.items]?.time?.median.value
      else { return nil }
      return max(0, (time - other) / calls)
    }
    return Quantiles(of: costs)?.median
  }

  /// The workload as it would be if a label cost so many nanoseconds to measure.
  ///
  /// Rows whose measured labels are not known have no time.
  public func block(nanosecondsPerLabel cost: Double) -> WorkloadBlock? {
    let rows = kept.rows.map { row in
      var row = row
      (row.ratio, row.reference, row.yardstickRatios) = (nil, nil, [:])
      let calls = anew[row.strategy, items: row.key.items].flatMap(Self.calls)
      row.time = calls.flatMap { calls in row.time.map { $0.shifted(by: calls * cost) } }
      return row
    }
    return WorkloadBlock.blocks(of: rows).first
  }

  private static func calls(of row: ResultRow) -> Double? {
    row.counts?.perOperation(measureCalls)
  }

  /// The name of the count of labels that were asked for their size.
  public static let measureCalls = "measure_calls"
}

extension TimeSummary {
  fileprivate func shifted(by nanoseconds: Double) -> TimeSummary {
    TimeSummary(
      minimum: minimum + nanoseconds,
      median: Estimate(
        median.value + nanoseconds,
        interval: median.interval.map {
          Interval(low: $0.low + nanoseconds, high: $0.high + nanoseconds)
        }),
      ninetiethPercentile: ninetiethPercentile + nanoseconds)
  }
}
