public import Measurement

/// What a recording says of one strategy in one cell: a row of the report.
///
/// A field that is nil is unknown, which is not the same as 0.
public struct ResultRow: Equatable, Codable, Sendable {
  public var key: CellKey
  public var strategy: String
  /// What belongs to the answer of the cell, such as `visible`.
  public var facts: [String: String]
  public var status: Status
  /// Why the status is not `ok`, as a sentence.
  public var reason: String?
  public var extent: SampleExtent
  /// The time of one operation; nil if there are no samples.
  public var time: TimeSummary?
  /// The strategy that ``ratio`` is relative to; nil if no strategy of the cell has samples.
  public var reference: String?
  /// How many times as long as the reference an operation takes: below 1 is faster.
  public var ratio: Estimate?
  /// How many times as long as each yardstick an operation takes.
  public var yardstickRatios: [Yardstick: Estimate]
  /// How the launches differ in these ratios.
  public var launchSpreads: [Yardstick: LaunchSpread]
  /// The work of the operations that were counted.
  public var counts: WorkCounts?
  /// The allocations of the operations that were observed.
  public var allocations: AllocationRecord?

  public init(
    key: CellKey, strategy: String, facts: [String: String] = [:], status: Status = .ok,
    reason: String? = nil, extent: SampleExtent = SampleExtent(), time: TimeSummary? = nil,
    reference: String? = nil, ratio: Estimate? = nil,
    yardstickRatios: [Yardstick: Estimate] = [:],
    launchSpreads: [Yardstick: LaunchSpread] = [:], counts: WorkCounts? = nil,
    allocations: AllocationRecord? = nil
  ) {
    self.key = key
    self.strategy = strategy
    self.facts = facts
    self.status = status
    self.reason = reason
    self.extent = extent
    self.time = time
    self.reference = reference
    self.ratio = ratio
    self.yardstickRatios = yardstickRatios
    self.launchSpreads = launchSpreads
    self.counts = counts
    self.allocations = allocations
  }
}
