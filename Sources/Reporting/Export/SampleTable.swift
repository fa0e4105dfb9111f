public import Analysis
public import Measurement

/// All samples of a run, one a line, before any statistics.
public enum SampleTable {
  public static let columns = [
    "suite", "workload", "strategy", "yardstick", "measurer", "memo", "items", "width_pt", "fill",
    "launch", "round", "iterations", "ns", "preemptions",
  ]

  /// The samples of strategies, whose `yardstick` is empty, and of yardsticks, whose `strategy` is.
  /// `ns` is the time of all iterations.
  public static func csv(_ recording: Recording) -> String {
    var records = [columns]
    for cell in recording.cells {
      for contender in cell.contenders {
        records += contender.samples.map { record($0, of: cell.key, strategy: contender.name) }
      }
      for yardstick in Yardstick.allCases {
        let samples = cell.yardsticks[yardstick] ?? []
        records += samples.map { record($0, of: cell.key, yardstick: yardstick.rawValue) }
      }
    }
    return CSVText.lines(records)
  }

  private static func record(
    _ sample: Sample, of key: CellKey, strategy: String = "", yardstick: String = ""
  ) -> [String] {
    [
      key.suite, key.workload, strategy, yardstick, key.measurer, key.memo, "\(key.items)",
      Field(key.width).text, Field(key.fill).text, "\(sample.launch)", "\(sample.round)",
      "\(sample.iterations)", "\(sample.nanoseconds)", "\(sample.preemptions)",
    ]
  }

  /// The samples of strategies in a file that ``csv(_:)`` wrote, by what they are about.
  ///
  /// - Throws: ``ReportingError``, with the line, for anything else.
  public static func parse(_ bytes: [UInt8]) throws(ReportingError) -> [RowSubject: [Sample]] {
    let table = try CSVTable(parsing: bytes, requiring: columns)
    guard bytes.last == UInt8(ascii: "\n") else {
      throw .cutShort(line: table.records.last?.line ?? 1)
    }
    let positions = Dictionary(
      uniqueKeysWithValues: table.columns.enumerated().map { ($1, $0) })
    var samples: [RowSubject: [Sample]] = [:]
    for record in table.records {
      let fields = FieldReader(record, positions: positions)
      guard let strategy = fields.text("strategy") else { continue }
      let subject = RowSubject(key: try CellKey(fields), strategy: strategy)
      samples[subject, default: []].append(try Sample(fields))
    }
    return samples
  }
}

extension Sample {
  fileprivate init(_ fields: FieldReader) throws(ReportingError) {
    self.init(
      launch: try fields.requiredCount("launch"), round: try fields.requiredCount("round"),
      iterations: try fields.requiredCount("iterations"),
      nanoseconds: try fields.requiredCount("ns"),
      preemptions: try fields.requiredCount("preemptions"))
    guard iterations > 0 else { throw fields.bad("iterations", expected: "a number above 0") }
  }
}
