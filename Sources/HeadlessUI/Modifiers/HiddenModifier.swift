/// A view that takes its place without being seen.
nonisolated public struct _HiddenModifier: _LayoutModifier {
  public typealias Body = Never

  public var _hides: Bool { true }
}

/// A view of which nothing is seen outside of its frame.
nonisolated public struct _ClippedModifier: _LayoutModifier {
  public typealias Body = Never

  public var _clips: Bool { true }
}

extension View {
  /// Hides the view, which keeps its place.
  nonisolated public func hidden() -> some View {
    modifier(_HiddenModifier())
  }

  /// Hides what is outside of the view's frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClippedModifier())
  }
}
