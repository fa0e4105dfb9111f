/// A level of the foreground style.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// From 0.
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private static let opacities = [1, 0.55, 0.3, 0.2, 0.1]

  /// A level that was set, or else the first one, less of it at each level.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let styles = environment.foregroundStyles
    if level < styles.count { return styles[level]._paint(in: environment.below) }
    let first = styles.first?._paint(in: environment.below) ?? Color.primary._paint(in: environment)
    return first.opacity(Self.opacities[min(level, Self.opacities.count - 1)])
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// What text and shapes are drawn in where they say nothing.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    HierarchicalShapeStyle.primary._paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// What the window is drawn in.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let white = environment.colorScheme == .dark ? 0.12 : 1
    return _Paint(kind: .color(RGBA(white: white)))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The colour that `tint(_:)` set, or the accent colour.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color.accentColor._paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A faint grey for lines and areas.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    Color.primary._paint(in: environment).opacity(0.15)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// Frosted glass, drawn as a grey that lets most through.
nonisolated public struct Material: ShapeStyle, Hashable {
  let opacity: Double

  public static let ultraThin = Material(opacity: 0.3)
  public static let thin = Material(opacity: 0.45)
  public static let regular = Material(opacity: 0.6)
  public static let thick = Material(opacity: 0.75)
  public static let ultraThick = Material(opacity: 0.9)
  public static let bar = Material(opacity: 0.8)

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let white = environment.colorScheme == .dark ? 0.2 : 0.92
    return _Paint(kind: .color(RGBA(white: white, opacity: opacity)))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
