public import Measurement

/// On how much measuring the times of a row rest.
public struct SampleExtent: Hashable, Codable, Sendable {
  public var launches: Int
  /// Rounds over all launches.
  public var rounds: Int
  public var samples: Int
  /// The median number of operations a sample; nil if there are no samples.
  public var iterations: Double?
  /// How often the kernel took the processor away, over all samples; nil if there are none.
  public var preemptions: Int?

  /// No samples.
  public init() {
    launches = 0
    rounds = 0
    samples = 0
  }

  /// The extent of `samples`.
  ///
  /// - Complexity: O(*n* log *n*) comparisons.
  public init(of samples: [Sample]) {
    self.launches = Set(samples.map(\.launch)).count
    self.rounds = Set(samples.map(SampleRound.init)).count
    self.samples = samples.count
    self.iterations = Quantiles(of: samples.lazy.map { Double($0.iterations) })?.median
    self.preemptions = samples.isEmpty ? nil : samples.reduce(0) { $0 + $1.preemptions }
  }
}

/// A round of a launch: samples of the same one were taken close together.
struct SampleRound: Hashable {
  var launch: Int
  var round: Int

  init(_ sample: Sample) {
    launch = sample.launch
    round = sample.round
  }
}
