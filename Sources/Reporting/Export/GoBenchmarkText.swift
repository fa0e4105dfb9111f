public import Analysis
public import Measurement

/// Results in the text format of Go's benchmarks, which `benchstat` reads.
///
/// The format is that of the Go project's proposal 14313 and of the package
/// `golang.org/x/perf/benchfmt`.
public enum GoBenchmarkText {
  /// One line a sample where there are samples of a row, else one line with its median; rows
  /// without times are left out.
  public static func text(of results: ResultSet, samples: [RowSubject: [Sample]] = [:]) -> String {
    let environment = results.environment
    var lines = [
      ("goos", environment.os), ("goarch", environment.arch), ("cpu", environment.cpu),
      ("measurer", environment.measurer), ("commit", environment.commit),
    ].compactMap { key, value in value.map { "\(key): \($0.printable)" } }
    lines += ["Unit B/op assume=exact", "Unit allocs/op assume=exact", ""]
    for row in results.rows {
      let memory = memory(of: row)
      let timed = samples[row.subject] ?? []
      if timed.isEmpty {
        guard let time = row.time else { continue }
        let iterations = max(1, Int(exactly: (row.extent.iterations ?? 1).rounded()) ?? 1)
        lines.append(
          "\(name(of: row))\t\(iterations)\t\(Field(time.median.value).text) ns/op\(memory)")
      }
      lines += timed.map { sample in
        "\(name(of: row))\t\(sample.iterations)\t"
          + "\(Field(sample.nanosecondsPerOperation).text) ns/op\(memory)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `BenchmarkRow/workload=resize/strategy=cached/items=1000/…`: what stands between slashes are
  /// the keys that `benchstat` groups by.
  private static func name(of row: ResultRow) -> String {
    let key = row.key
    var parts = [
      "workload=" + key.workload.word, "strategy=" + row.strategy.word, "memo=" + key.memo.word,
    ]
    if let fill = key.fill {
      parts.append("fill=" + Field(fill).text)
    } else if let width = key.width {
      parts.append("width=" + Field(width).text)
    }
    // Last, since a number behind a dash at the end of a name would be a count of processors.
    parts.append("items=\(key.items)")
    return "Benchmark" + key.suite.capitalizedWord + "/" + parts.joined(separator: "/")
  }

  private static func memory(of row: ResultRow) -> String {
    let bytes = row.allocations?.perOperation(\.allocatedBytes)
    let calls = row.allocations?.perOperation(\.allocations)
    return [(bytes, "B/op"), (calls, "allocs/op")]
      .compactMap { value, unit in value.map { "\t\(Field($0).text) \(unit)" } }.joined()
  }
}

extension String {
  /// The text as a part of a name: without spaces and slashes.
  fileprivate var word: String {
    String(map { $0.isWhitespace || $0 == "/" ? "_" : $0 })
  }

  /// With a capital at the beginning, which is what tells a benchmark's name from other text.
  fileprivate var capitalizedWord: String {
    let word = word
    guard let first = word.first, first.isLetter else { return "Suite_" + word }
    return first.uppercased() + word.dropFirst()
  }
}
