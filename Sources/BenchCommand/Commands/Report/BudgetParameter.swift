import Analysis

/// The option `--budget`, the same in every command that reports.
enum BudgetParameter {
  static let budget = Parameter.option(
    "budget", .microseconds(in: 0.001...60_000_000), default: FrameBudget.standard,
    help: "How much of a frame one operation may take. The default is a tenth of a frame at "
      + "\(Int(FrameBudget.framesPerSecond)) Hz.")
}

extension ValueFormat where Value == FrameBudget {
  /// A time in microseconds.
  static func microseconds(in limits: ClosedRange<Double>) -> Self {
    let number = ValueFormat<Double>.number(in: limits, unit: "microseconds")
    return Self(
      placeholder: "µs", expectation: number.expectation,
      text: { ($0.nanoseconds / 1000).rounded().asTyped },
      parse: { (try? number.parse($0)).map { FrameBudget(nanoseconds: $0 * 1000) } })
  }
}
