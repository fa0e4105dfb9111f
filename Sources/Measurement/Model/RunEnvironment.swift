/// Where and with what a run was made: what a reader must know before comparing its numbers.
///
/// An unknown value is nil, which the reports show as an empty field.
public struct RunEnvironment: Codable, Sendable {
  public var os: String?
  public var kernel: String?
  public var arch: String?
  public var cpu: String?
  public var cores: Int?
  public var memoryBytes: Int?
  /// The load average of one minute at the start.
  public var load: Double?
  /// The smallest step of the clock that was seen, in nanoseconds.
  public var clockResolutionNs: Double?
  /// What reading the clock costs, in nanoseconds.
  public var clockCostNs: Double?
  public var swift: String?
  public var allocator: String?
  /// Whether `malloc` is served by the allocator named, so that its figures are the program's.
  public var allocatorServesMalloc: Bool
  public var commit: String?
  /// The command line, as typed.
  public var command: [String]
  /// When the run began, ISO 8601, UTC.
  public var started: String?
  public var seed: UInt64
  public var labelsDigest: String?
  public var font: String?
  public var harfbuzz: String?
  public var measurer: String?
  /// Why this measurer was taken, as a sentence.
  public var measurerReason: String?

  public init(seed: UInt64, command: [String] = [], allocatorServesMalloc: Bool = false) {
    self.seed = seed
    self.command = command
    self.allocatorServesMalloc = allocatorServesMalloc
  }
}
