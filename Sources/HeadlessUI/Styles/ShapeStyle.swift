/// What a shape or a text is drawn in.
///
/// No length depends on it: styles are resolved when a picture is made.
nonisolated public protocol ShapeStyle: Sendable {
  /// What the style is in an environment.
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the engine draws; only the engine's own styles implement it.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the engine knows what a style of its own is.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) says neither what it resolves to nor what it paints.")
  }
}

extension Never: ShapeStyle {}

/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment)
  }
}

extension AnyShapeStyle: Equatable {
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    lhs.style.isSame(as: rhs.style)
  }
}

extension ShapeStyle {
  nonisolated fileprivate func isSame(as other: any ShapeStyle) -> Bool {
    guard let other = other as? Self else { return false }
    return HeadlessUI.isSame(self, other)
  }

  /// The style, letting what is behind it through.
  nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

/// A style that lets what is behind it through.
nonisolated public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    style._paint(in: environment).opacity(opacity)
  }
}
