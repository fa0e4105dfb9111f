/// What the process tells its caller when it ends.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done, and no regression found.
  case done = 0
  case failed = 1
  case wrongUsage = 2
  case regression = 3
  /// The machine was too disturbed to tell.
  case inconclusive = 4
  /// The baseline is missing, or not about the same thing.
  case notComparable = 5
}

extension ExitCode {
  /// For the help of the whole command.
  var meaning: String {
    switch self {
    case .done: "done, no regression"
    case .failed: "failed"
    case .wrongUsage: "wrong usage"
    case .regression: "regression"
    case .inconclusive: "inconclusive: the machine was too disturbed to tell"
    case .notComparable: "baseline missing or not comparable"
    }
  }
}
