/// What keeps a gate from being run at all.
enum GateError: Error, Equatable {
  /// The baseline is about suites that this program does not have.
  case noSuite([String])
  /// Times were to decide, but the baseline's cannot be compared with any measured here.
  case timesNotComparable([String])
  /// The baseline was made with other inputs than this run would have.
  case inputsDiffer([String])
  case interrupted
}

extension GateError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noSuite(let names):
      "the baseline is about \(names.joined(separator: ", ").quoted), which this program does not "
        + "measure; make a new one with --update-baseline"
    case .timesNotComparable(let reasons):
      "times cannot decide here: \(reasons.joined(separator: " ")) Make a baseline on this machine, "
        + "or leave out --time gate"
    case .inputsDiffer(let reasons):
      "the baseline is not comparable: \(reasons.joined(separator: " ")) Give the same inputs, or "
        + "make a new baseline with --update-baseline"
    case .interrupted:
      "interrupted before there was anything to compare"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .noSuite, .timesNotComparable, .inputsDiffer: .notComparable
    case .interrupted: .failed
    }
  }
}
