import Analysis
import Foundation
import Measurement

extension Finding {
  /// The difference in a line, such as `allocations: 12 → 13 (+1, +8.3 %)`.
  var phrase: String {
    switch (base, new) {
    case (let base?, let new?):
      "\(metric): \(value(base)) → \(value(new)) (\(change(from: base, to: new)))"
        + (reason.map { "; \($0.printable)" } ?? "")
    case (let base?, nil):
      "\(metric): \(value(base)) before; \((reason ?? "not known now").printable)"
    case (nil, _):
      "\(metric): \((reason ?? "not known before").printable)"
    }
  }

  private func value(_ value: Double) -> String {
    switch check {
    case .time: Quantity.time(nanoseconds: value)
    case .growth: Self.decimal(value)
    case .status, .answer, .work, .allocations: Field(value).text
    }
  }

  private func change(from base: Double, to new: Double) -> String {
    let share = base > 0 ? String(format: "%+.3g %%", (new / base - 1) * 100) : "from nothing"
    switch check {
    case .time: return share
    case .growth: return (new > base ? "+" : "") + Self.decimal(new - base)
    case .status, .answer, .work, .allocations:
      return "\(new > base ? "+" : "")\(Field(new - base).text), \(share)"
    }
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
}

extension RowSubject {
  /// `row/resize/cached`.
  var name: String { "\(key.suite)/\(key.workload)/\(strategy)".printable }

  /// What else tells the row from others, such as `1000 items, fill 0.5, memo off`.
  var circumstances: String {
    let width = key.width.map { "width \(Field($0).text)" }
    let place = key.fill.map { "fill \(Field($0).text)" } ?? width
    return ["\(key.items) items", place, "memo \(key.memo)".printable].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// The command that shows where this row's work goes.
  func profileCommand(seed: UInt64) -> String {
    var words = ["bench", "profile", name.shellQuoted, "--items", "\(key.items)"]
    if let fill = key.fill {
      words += ["--fill", Field(fill).text]
    } else if let width = key.width {
      words += ["--width", Field(width).text]
    }
    words += ["--memo", key.memo.printable.shellQuoted]
    words += ["--measurer", key.measurer.printable.shellQuoted, "--seed", "\(seed)"]
    return words.joined(separator: " ")
  }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var shellQuoted: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789/-_.".unicodeScalars.contains(scalar))
    }
    if isPlain, !isEmpty { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
