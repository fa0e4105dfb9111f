public import Foundation

/// What changes how a view looks on a screen and neither its size nor its place. The picture
/// does not show it.
extension View {
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  nonisolated public func brightness(_ amount: Double) -> some View { self }

  nonisolated public func contrast(_ amount: Double) -> some View { self }

  nonisolated public func saturation(_ amount: Double) -> some View { self }

  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

  nonisolated public func colorInvert() -> some View { self }

  nonisolated public func colorMultiply(_ color: Color) -> some View { self }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }

  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { self }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }

  nonisolated public func compositingGroup() -> some View { self }

  nonisolated public func geometryGroup() -> some View { self }

  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }

  /// The picture keeps the order of the views.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }
}

/// How colours are mixed with what is behind them.
nonisolated public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}

nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

nonisolated public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// How the layers of a symbol are coloured.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Which form of a symbol is shown.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  public static let none = SymbolVariants(name: "none")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")
}
