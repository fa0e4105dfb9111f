import Analysis

extension Column {
  /// On how much measuring the times rest.
  static let extent = [
    Column("launches", unit: "launches", "Processes that took samples, one after another.") {
      .integer($0.extent.launches)
    },
    Column("rounds", unit: "rounds", "Rounds that took samples, over all launches.") {
      .integer($0.extent.rounds)
    },
    Column("samples", unit: "samples", "Samples that the times rest on.") {
      .integer($0.extent.samples)
    },
    Column("iterations", unit: "operations per sample", "Operations in a sample, the median.") {
      Field($0.extent.iterations)
    },
  ]

  /// The time of one operation.
  static let times = [
    Column("min_ns", unit: "ns per operation", "The fastest sample.") { Field($0.time?.minimum) },
    Column(
      "median_ns", unit: "ns per operation",
      "The median over the launches of each launch's median."
    ) { Field($0.time?.median.value) },
    Column(
      "median_low_ns", unit: "ns per operation",
      "The low end of the median's 95 % confidence interval."
    ) { Field($0.time?.median.interval?.low) },
    Column("median_high_ns", unit: "ns per operation", "Its high end.") {
      Field($0.time?.median.interval?.high)
    },
    Column("p90_ns", unit: "ns per operation", "The 90th percentile of all samples.") {
      Field($0.time?.ninetiethPercentile)
    },
  ]
}
