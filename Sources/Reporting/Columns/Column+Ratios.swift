import Analysis
import Measurement

extension Column {
  /// Times as multiples of what was sampled in the same rounds.
  static let ratios =
    [
      Column(
        "reference", unit: "text",
        "The strategy that `ratio` refers to: the first of the cell that has samples."
      ) { Field($0.reference) }
    ]
    + estimate(
      "ratio", prefix: "ratio", "How many times as long as the reference an operation takes."
    ) { $0.ratio }
    + estimate(
      "latency_ratio", prefix: "latency",
      "How many times as long as the yardstick `latency`, a chain of integer operations."
    ) { $0.yardstickRatios[.latency] }
    + spread("latency") { $0.launchSpreads[.latency] }
    + estimate(
      "throughput_ratio", prefix: "throughput",
      "How many times as long as the yardstick `throughput`, which allocates."
    ) { $0.yardstickRatios[.throughput] }
    + spread("throughput") { $0.launchSpreads[.throughput] }
    + [
      Column(
        "preemptions", unit: "events",
        "How often the kernel took the processor away during the samples."
      ) { Field($0.extent.preemptions) }
    ]

  /// The columns of a ratio and of the two ends of its interval.
  private static func estimate(
    _ name: String, prefix: String, _ meaning: String,
    estimate: @escaping @Sendable (ResultRow) -> Estimate?
  ) -> [Column] {
    [
      Column(name, unit: "ratio", meaning) { Field(estimate($0)?.value) },
      Column(
        prefix + "_low", unit: "ratio", "The low end of the 95 % confidence interval of `\(name)`."
      ) { Field(estimate($0)?.interval?.low) },
      Column(prefix + "_high", unit: "ratio", "Its high end.") {
        Field(estimate($0)?.interval?.high)
      },
    ]
  }

  /// The columns of how launches differ in a ratio.
  private static func spread(
    _ prefix: String, spread: @escaping @Sendable (ResultRow) -> LaunchSpread?
  ) -> [Column] {
    [
      Column(
        prefix + "_mean", unit: "ratio",
        "The geometric mean over the launches of each launch's median `\(prefix)_ratio`."
      ) { Field(spread($0)?.mean) },
      Column(
        prefix + "_deviation", unit: "natural logarithm",
        "The standard deviation of the logarithms of these medians between launches; empty for "
          + "one launch."
      ) { Field(spread($0)?.deviation) },
    ]
  }
}
