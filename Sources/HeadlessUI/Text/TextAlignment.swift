/// How the lines of one text are aligned with each other.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

extension Text {
  /// Where a text that does not fit is cut.
  nonisolated public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// The case that letters are shown in.
  nonisolated public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}
