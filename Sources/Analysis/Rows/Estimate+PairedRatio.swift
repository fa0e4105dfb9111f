package import Measurement

extension Estimate {
  /// How many times as long as `base` an operation of `samples` takes.
  ///
  /// A ratio is formed of two samples of the same round, which what disturbs the machine for
  /// longer than a round has slowed alike. A sample without a partner does not take part. If a
  /// round holds several samples of `base`, the first one is the partner.
  /// - Precondition: each sample has iterations and took time.
  /// - Returns: nil if there is no such pair.
  package init?(ratioOf samples: [Sample], to base: [Sample]) {
    let partners = Dictionary(
      base.map { (SampleRound($0), $0.nanosecondsPerOperation) },
      uniquingKeysWith: { first, _ in first })
    self.init(
      of: samples.compactMap { sample in
        partners[SampleRound(sample)].map { base in
          LaunchValue(launch: sample.launch, value: sample.nanosecondsPerOperation / base)
        }
      })
  }
}
