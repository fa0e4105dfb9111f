/// Whether the surroundings are light or dark.
nonisolated public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}

enum ForegroundStyleKey: EnvironmentKey {
  static let defaultValue: [AnyShapeStyle] = []
}

enum TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// The styles of the levels, the first the primary one; empty where nobody set one.
  var foregroundStyles: [AnyShapeStyle] {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The environment in which a foreground style itself is resolved: `.foregroundStyle(.primary)`
  /// stands for the default, not for itself.
  var below: EnvironmentValues {
    var environment = self
    environment.foregroundStyles = []
    return environment
  }

  /// The colour of what can be acted on; the accent colour if nil.
  var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

extension Set<ObjectIdentifier> {
  /// The values of the environment that only pictures depend on.
  static let drawing: EnvironmentKeys = [
    ObjectIdentifier(ForegroundStyleKey.self), ObjectIdentifier(TintKey.self),
    ObjectIdentifier(ColorSchemeKey.self), ObjectIdentifier(FontWeightKey.self),
    ObjectIdentifier(ItalicKey.self), ObjectIdentifier(FontDesignKey.self),
  ]
}

extension View {
  /// Sets what texts and shapes inside are drawn in.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    setting([AnyShapeStyle(style)]) { $0.foregroundStyles = $1 }
  }

  /// Sets what texts and shapes inside are drawn in, at two levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    setting([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) { $0.foregroundStyles = $1 }
  }

  /// Sets what texts and shapes inside are drawn in, at three levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    setting([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]) {
      $0.foregroundStyles = $1
    }
  }

  /// Sets the colour of texts and shapes inside; nil for the default.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    setting(color.map { [AnyShapeStyle($0)] } ?? []) { $0.foregroundStyles = $1 }
  }

  /// Sets the colour of what can be acted on; nil for the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    setting(tint) { $0.tintColor = $1 }
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

  /// Sets whether the surroundings are light or dark; nil for light.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    setting(colorScheme ?? .light) { $0.colorScheme = $1 }
  }

  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    setting(colorScheme) { $0.colorScheme = $1 }
  }
}
