public import Analysis
import Foundation

/// Results in the Bencher Metric Format: benchmarks by name, in each its measures by their slug, in
/// each the value with its bounds (bencher.dev, "Bencher Metric Format").
public enum BencherDocument {
  private struct Metric: Encodable {
    let value: Double
    let lowerValue: Double?
    let upperValue: Double?

    enum CodingKeys: String, CodingKey {
      case value
      case lowerValue = "lower_value"
      case upperValue = "upper_value"
    }
  }

  public static func json(of results: ResultSet) throws -> String {
    var benchmarks: [String: [String: Metric]] = [:]
    for row in results.rows {
      for metric in ExportMetric.all {
        guard let estimate = metric.value(row) else { continue }
        benchmarks[row.subject.path, default: [:]][slug(of: metric)] = Metric(
          value: estimate.value, lowerValue: estimate.interval?.low,
          upperValue: estimate.interval?.high)
      }
    }
    return try ExportJSON.text(benchmarks)
  }

  /// `latency` is the measure that Bencher has for nanoseconds; the others are made when they are
  /// first seen.
  private static func slug(of metric: ExportMetric) -> String {
    metric.name == "median_ns" ? "latency" : metric.name.replacing("_", with: "-")
  }
}

/// Results for `github-action-benchmark` with its tool `customSmallerIsBetter`: a list of names,
/// units and values.
public enum ActionBenchmarkDocument {
  private struct Entry: Encodable {
    let name: String
    let unit: String
    let value: Double
    let range: String?
  }

  public static func json(of results: ResultSet) throws -> String {
    let entries = results.rows.flatMap { row in
      ExportMetric.all.compactMap { metric in
        metric.value(row).map { estimate in
          Entry(
            name: "\(row.subject.path) \(metric.name)", unit: metric.unit, value: estimate.value,
            range: estimate.interval.map { "\(Field($0.low).text) … \(Field($0.high).text)" })
        }
      }
    }
    return try ExportJSON.text(entries)
  }
}

enum ExportJSON {
  /// Indented, with sorted keys and a line feed at the end.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
