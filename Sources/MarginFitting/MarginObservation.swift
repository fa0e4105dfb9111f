/// How the width of a container becomes known to the views that set margins from it.
nonisolated public enum MarginObservation: Hashable, Sendable, CaseIterable {
  /// A `GeometryReader` around the views, which takes all the space offered and builds them for
  /// each size.
  case geometryReader
  /// `onGeometryChange` on the views, which fill the width offered, with the width in state: one
  /// more pass after each change of width.
  case geometryChange
}
