import Analysis
import Measurement

extension ResultRow {
  /// The row that a record of a results file holds.
  init(_ fields: FieldReader) throws(ReportingError) {
    guard let status = Status(rawValue: try fields.requiredText("status")) else {
      let names = Status.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.bad("status", expected: "one of \(names)")
    }
    let extent = try SampleExtent(fields)
    let time = try TimeSummary(fields)
    guard (time == nil) == (extent.samples == 0) else {
      throw time == nil
        ? fields.missing("median_ns", beside: "samples")
        : fields.bad("samples", expected: "a number above 0, as median_ns has one")
    }
    self.init(
      key: try CellKey(fields), strategy: try fields.requiredText("strategy"),
      facts: fields.facts, status: status, reason: fields.text("reason"), extent: extent,
      time: time,
      reference: fields.text("reference"),
      ratio: try fields.estimate("ratio", low: "ratio_low", high: "ratio_high"),
      yardstickRatios: try fields.yardstickRatios(),
      launchSpreads: try fields.launchSpreads(launches: extent.launches),
      counts: try WorkCounts(fields), allocations: try AllocationRecord(fields))
  }
}

extension CellKey {
  init(_ fields: FieldReader) throws(ReportingError) {
    self.init(
      suite: try fields.requiredText("suite"), workload: try fields.requiredText("workload"),
      measurer: try fields.requiredText("measurer"), memo: try fields.requiredText("memo"),
      items: try fields.requiredCount("items"), width: try fields.number("width_pt"),
      fill: try fields.number("fill"))
  }
}

extension SampleExtent {
  fileprivate init(_ fields: FieldReader) throws(ReportingError) {
    self.init()
    launches = try fields.requiredCount("launches")
    rounds = try fields.requiredCount("rounds")
    samples = try fields.requiredCount("samples")
    iterations = try fields.positive("iterations")
    preemptions = try fields.count("preemptions")
    guard (launches == 0) == (samples == 0), launches <= samples else {
      throw fields.bad("launches", expected: "from 1 to as many as samples, or 0 without samples")
    }
  }
}

extension TimeSummary {
  /// Nil where the file has no times.
  fileprivate init?(_ fields: FieldReader) throws(ReportingError) {
    let median = try fields.estimate(
      "median_ns", low: "median_low_ns", high: "median_high_ns")
    let minimum = try fields.positive("min_ns")
    let ninetieth = try fields.positive("p90_ns")
    guard let median else { return nil }
    guard let minimum else { throw fields.missing("min_ns", beside: "median_ns") }
    guard let ninetieth else { throw fields.missing("p90_ns", beside: "median_ns") }
    self.init(minimum: minimum, median: median, ninetiethPercentile: ninetieth)
  }
}

extension FieldReader {
  /// What belongs to the answer of the cell.
  fileprivate var facts: [String: String] {
    var facts: [String: String] = [:]
    for name in ["visible", "hidden", "labels_digest"] { facts[name] = text(name) }
    return facts
  }

  fileprivate func yardstickRatios() throws(ReportingError) -> [Yardstick: Estimate] {
    var ratios: [Yardstick: Estimate] = [:]
    for yardstick in Yardstick.allCases {
      let name = yardstick.rawValue
      ratios[yardstick] = try estimate(name + "_ratio", low: name + "_low", high: name + "_high")
    }
    return ratios
  }

  fileprivate func launchSpreads(
    launches: Int
  ) throws(ReportingError) -> [Yardstick: LaunchSpread] {
    var spreads: [Yardstick: LaunchSpread] = [:]
    for yardstick in Yardstick.allCases {
      let deviation = try number(yardstick.rawValue + "_deviation")
      guard let mean = try positive(yardstick.rawValue + "_mean") else { continue }
      guard launches > 0 else { throw bad("launches", expected: "a number above 0") }
      spreads[yardstick] = LaunchSpread(
        mean: mean, deviation: launches > 1 ? deviation : nil, launches: launches)
    }
    return spreads
  }
}
