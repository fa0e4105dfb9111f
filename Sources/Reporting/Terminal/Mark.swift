import Analysis

/// A sign in a table that the legend explains.
enum Mark: Int, CaseIterable {
  case undecided
  case fewSamples
  case cutShort
  case unknown
  case overBudget
  case interrupted
  case failed

  /// What stands in the table.
  var sign: String {
    switch self {
    case .undecided: "~"
    case .fewSamples: "*"
    case .cutShort: "!"
    case .unknown: "?"
    case .overBudget: "over budget"
    case .interrupted: "interrupted"
    case .failed: "failed"
    }
  }

  /// What it means.
  var meaning: String {
    switch self {
    case .undecided: "too close to the reference to call: the 95 % interval includes 1×"
    case .fewSamples: "fewer than \(Estimate.fewestSamples) samples, so without an interval"
    case .cutShort: "the run was interrupted while this was measured"
    case .unknown: "not known"
    case .overBudget: "predicted to take more than its share of time or memory, so not run"
    case .interrupted: "the run ended before this was measured"
    case .failed: "an error, a crash, or an answer that differs from the other strategies'"
    }
  }
}
