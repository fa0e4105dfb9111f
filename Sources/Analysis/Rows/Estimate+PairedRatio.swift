package import Measurement

extension Estimate {
  /// How many times as long as `base` an operation of `samples` takes.
  ///
  /// - Precondition: each sample has iterations and took time.
  /// - Returns: nil if no two samples are of the same round.
  package init?(ratioOf samples: [Sample], to base: [Sample]) {
    self.init(of: LaunchValue.ratios(of: samples, to: base))
  }
}

extension LaunchValue {
  /// The ratios of samples of the same round.
  ///
  /// What disturbs the machine for longer than a round has slowed both alike. A sample without a
  /// partner does not take part. If a round holds several samples of `base`, the first one is the
  /// partner.
  /// - Precondition: each sample has iterations and took time.
  package static func ratios(of samples: [Sample], to base: [Sample]) -> [LaunchValue] {
    let partners = Dictionary(
      base.map { (SampleRound($0), $0.nanosecondsPerOperation) },
      uniquingKeysWith: { first, _ in first })
    return samples.compactMap { sample in
      partners[SampleRound(sample)].map { base in
        LaunchValue(launch: sample.launch, value: sample.nanosecondsPerOperation / base)
      }
    }
  }
}
