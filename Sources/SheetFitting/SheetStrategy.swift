/// A way of making a sheet as high as its content.
nonisolated public enum SheetStrategy: String, Hashable, Sendable, CaseIterable {
  /// The content that is shown is measured, its height is kept in state, and a detent of that
  /// height is set: one more pass after each change of the height.
  case feedback
  /// The sheet asks its content for its height, with nothing proposed on that axis, before it
  /// places it: no state and no further pass.
  case fitted
}
