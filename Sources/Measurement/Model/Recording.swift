/// Everything that a run measured, before any statistics.
public struct Recording: Codable, Sendable {
  public var cells: [CellRecord]

  public init(cells: [CellRecord] = []) {
    self.cells = cells
  }
}

/// What was measured of one cell.
public struct CellRecord: Codable, Sendable {
  public var key: CellKey
  public var facts: [String: String]
  /// One record a strategy, in the order of the report.
  public var contenders: [ContenderRecord]
  /// The samples of the yardsticks, taken in the same rounds.
  public var yardsticks: [Yardstick: [Sample]]

  public init(
    key: CellKey, facts: [String: String] = [:], contenders: [ContenderRecord] = [],
    yardsticks: [Yardstick: [Sample]] = [:]
  ) {
    self.key = key
    self.facts = facts
    self.contenders = contenders
    self.yardsticks = yardsticks
  }
}

/// What was measured of one strategy in one cell.
public struct ContenderRecord: Codable, Sendable {
  public var name: String
  public var status: Status
  /// Why the status is not `ok`, as a sentence.
  public var reason: String?
  public var counts: WorkCounts?
  public var allocations: AllocationRecord?
  public var samples: [Sample]

  public init(
    name: String, status: Status = .interrupted, reason: String? = nil, counts: WorkCounts? = nil,
    allocations: AllocationRecord? = nil, samples: [Sample] = []
  ) {
    self.name = name
    self.status = status
    self.reason = reason
    self.counts = counts
    self.allocations = allocations
    self.samples = samples
  }
}

/// What became of one strategy in one cell.
public enum Status: String, Codable, Sendable, CaseIterable {
  /// Measured as planned.
  case ok
  /// Measured, but an operation is so expensive that fewer than six samples were taken.
  case fewSamples = "few-samples"
  /// Not run: it was predicted to take more than its share of the time or memory.
  case overBudget = "over-budget"
  /// The run ended before it was measured.
  case interrupted
  /// It threw an error, crashed, or answered differently from the other strategies.
  case failed
}

/// Some operations, timed together.
public struct Sample: Codable, Sendable {
  /// The launch (a process of its own), from 0.
  public var launch: Int
  /// The round within the launch, from 0. Ratios are formed inside a round.
  public var round: Int
  public var iterations: Int
  /// The time of all iterations, in nanoseconds. Where they are part of a cycle of operations that
  /// differ, it is scaled to operations of average work.
  public var nanoseconds: Int
  /// How often the kernel took the processor away during the sample (`ru_nivcsw`).
  public var preemptions: Int

  public init(
    launch: Int, round: Int, iterations: Int, nanoseconds: Int, preemptions: Int = 0
  ) {
    self.launch = launch
    self.round = round
    self.iterations = iterations
    self.nanoseconds = nanoseconds
    self.preemptions = preemptions
  }

  /// The time of one operation, in nanoseconds.
  public var nanosecondsPerOperation: Double { Double(nanoseconds) / Double(iterations) }
}

/// A small fixed piece of work that no change of a strategy can move.
public enum Yardstick: String, Codable, CodingKeyRepresentable, Sendable, CaseIterable {
  /// A chain of integer operations in which each waits for the one before.
  case latency
  /// Allocations and independent operations, many in flight.
  case throughput
}

/// What one operation allocates. A field that two repetitions disagree on is nil.
public struct AllocationRecord: Equatable, Codable, Sendable {
  /// Calls that allocated. Total over `operations`.
  public var allocations: Int?
  /// Bytes handed out, as jemalloc rounds them up to its size classes. Total over `operations`.
  public var allocatedBytes: Int?
  /// Bytes given back. Total over `operations`.
  public var freedBytes: Int?
  /// How many operations the three totals cover.
  public var operations: Int
  /// Bytes that the strategy's state still holds after the operations.
  public var stateBytes: Int?
  /// The most bytes alive at a time during an operation, as jemalloc's thread peak tells them;
  /// nil where they are fewer than it can tell.
  public var peakBytes: Int?
  /// jemalloc's own statistics of the whole process after the operations, in bytes.
  public var process: JemallocStatistics?

  public init(
    allocations: Int? = nil, allocatedBytes: Int? = nil, freedBytes: Int? = nil,
    operations: Int = 1, stateBytes: Int? = nil, peakBytes: Int? = nil,
    process: JemallocStatistics? = nil
  ) {
    self.allocations = allocations
    self.allocatedBytes = allocatedBytes
    self.freedBytes = freedBytes
    self.operations = operations
    self.stateBytes = stateBytes
    self.peakBytes = peakBytes
    self.process = process
  }
}

/// jemalloc's statistics of the whole process, in bytes (`stats.*` of its manual).
public struct JemallocStatistics: Equatable, Codable, Sendable {
  public var allocated: Int
  public var active: Int
  public var resident: Int
  public var mapped: Int
  public var retained: Int
  public var metadata: Int

  public init(
    allocated: Int, active: Int, resident: Int, mapped: Int, retained: Int, metadata: Int
  ) {
    self.allocated = allocated
    self.active = active
    self.resident = resident
    self.mapped = mapped
    self.retained = retained
    self.metadata = metadata
  }
}
