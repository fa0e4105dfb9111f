public import Measurement

extension Recording {
  /// One row a cell and strategy, in the order of the recording.
  ///
  /// - Complexity: O(*n* log *n*) comparisons for *n* samples of a strategy or yardstick.
  public func resultRows() -> [ResultRow] {
    cells.flatMap { $0.resultRows() }
  }
}

extension CellRecord {
  /// One row a strategy, in the order of the record.
  ///
  /// The reference of the ratios is the first strategy with samples that count. Those of a
  /// strategy that failed do not (the time of a wrong answer says nothing), nor do samples
  /// without iterations or too short for the clock.
  public func resultRows() -> [ResultRow] {
    let reference = contenders.first { !$0.countedSamples.isEmpty }
    let yardsticks = yardsticks.mapValues { $0.filter(\.isTimed) }
    return contenders.map { contender in
      let samples = contender.countedSamples
      let ratio = samples.isEmpty ? nil : contender.ratio(to: reference)
      let tooFew = ratio != nil && ratio?.interval == nil
      return ResultRow(
        key: key, strategy: contender.name, facts: facts,
        status: contender.statusOfResult,
        reason: contender.reason
          ?? (tooFew ? "too few samples of it or of the reference for an interval" : nil),
        extent: SampleExtent(of: samples), time: TimeSummary(of: samples),
        reference: reference?.name,
        ratio: ratio,
        yardstickRatios: yardsticks.compactMapValues { Estimate(ratioOf: samples, to: $0) },
        launchSpreads: yardsticks.compactMapValues { LaunchSpread(ratioOf: samples, to: $0) },
        counts: contender.counts, allocations: contender.allocations)
    }
  }
}

extension ContenderRecord {
  fileprivate var countedSamples: [Sample] {
    status == .failed ? [] : samples.filter(\.isTimed)
  }

  /// `ok` promises an interval, so a strategy that kept too few samples for one says so.
  fileprivate var statusOfResult: Status {
    let tooFew = 1..<Estimate.fewestSamples
    return status == .ok && tooFew.contains(countedSamples.count) ? .fewSamples : status
  }

  /// Exactly 1 for the reference itself, by definition.
  fileprivate func ratio(to reference: ContenderRecord?) -> Estimate? {
    guard let reference else { return nil }
    if reference.name == name { return Estimate(1, interval: Interval(low: 1, high: 1)) }
    return Estimate(ratioOf: countedSamples, to: reference.countedSamples)
  }
}

extension Sample {
  fileprivate var isTimed: Bool { iterations > 0 && nanoseconds > 0 }
}
