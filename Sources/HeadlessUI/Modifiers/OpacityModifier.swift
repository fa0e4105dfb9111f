public import Foundation

/// A view that lets what is behind it through.
nonisolated public struct _OpacityModifier: _LayoutModifier {
  public typealias Body = Never

  let opacity: Double

  /// What is fully transparent is not seen.
  public var _hides: Bool { opacity <= 0 }

  public func _effect(in size: CGSize) -> _PictureEffect? {
    opacity < 1 ? _PictureEffect(.opacity(opacity)) : nil
  }
}

extension View {
  /// Makes the view transparent, from 1, not at all, to 0, when it is not seen.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityModifier(opacity: opacity))
  }
}
