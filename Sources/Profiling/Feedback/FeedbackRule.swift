/// What is demanded of views that feed geometry or preferences back into state.
public enum FeedbackRule: String, CaseIterable, Hashable, Sendable {
  case doesNotCycle = "does-not-cycle"
  case doesNotDrift = "does-not-drift"
  case settlesSoon = "settles-soon"
  case startsWithoutZeros = "starts-without-zeros"
  case forgetsItsHistory = "forgets-its-history"

  /// What a view that breaks the rule does.
  public var sentence: String { text.sentence }

  /// What to do about it.
  public var remedy: String { text.remedy }

  private var text: (sentence: String, remedy: String) {
    switch self {
    case .doesNotCycle:
      (
        "A value goes round in a circle and never settles.",
        "Measure a view whose size does not depend on what the value changes."
      )
    case .doesNotDrift:
      (
        "The views change each other without an end.",
        "Measure a view whose size does not depend on what the value changes."
      )
    case .settlesSoon:
      (
        "The views are laid out more than \(FeedbackDefaults.passes) times until they settle.",
        "Feed one value back instead of a chain of them, or write a layout, which needs one pass."
      )
    case .startsWithoutZeros:
      (
        "A view has no size in the first pass, and gets one in a later pass.",
        "Start with nil and an ideal size instead of 0, or write a layout, which needs no state."
      )
    case .forgetsItsHistory:
      (
        "The same size gives another picture after another size.",
        "Compute the state from the present geometry alone, not with max() or from its old value."
      )
    }
  }
}

/// What the checker of feedback does where nobody said otherwise.
public enum FeedbackDefaults {
  /// More passes than these until a view settles are worth a finding: one that measures, one that
  /// uses the measurement, and one for what depends on that.
  public static let passes = 3
  /// How many contents and sizes are tried.
  public static let cases = 50
}
