public import Foundation

/// A colour; as a view it takes the size proposed to it.
nonisolated public struct Color: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(RGBA)
    /// One in light and one in dark surroundings.
    case adaptive(light: RGBA, dark: RGBA)
    case accent
  }

  let kind: Kind
  var alpha = 1.0

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The colour, letting what is behind it through: 0 for not seen at all.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= min(max(opacity, 0), 1)
    return color
  }

  /// Drawn as the colour itself.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  func rgba(in environment: EnvironmentValues) -> RGBA {
    let color =
      switch kind {
      case .fixed(let color): color
      case .adaptive(let light, let dark): environment.colorScheme == .dark ? dark : light
      case .accent: environment.tintColor?.rgba(in: environment) ?? RGBA(hex: 0x007AFF)
      }
    return color.opacity(alpha)
  }
}

extension Color: _LeafView {
  public typealias Body = Never

  public func _sizeThatFits(_ proposal: ProposedViewSize, _ context: _LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _measuresSame(as other: Color) -> Bool { true }

  public func _picture(in size: CGSize, _ context: _LeafContext) -> _Picture {
    _Picture(filling: Path(CGRect(origin: .zero, size: size)), self, context.environment)
  }

  public func _isSame(as other: Color) -> Bool { self == other }
}

extension Color: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(kind: .color(rgba(in: environment)))
  }
}

extension Color {
  nonisolated public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// A colour of parts from 0 to 1, taken as sRGB whatever the space.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.fixed(RGBA(red: red, green: green, blue: blue, alpha: opacity)))
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.fixed(RGBA(white: white, opacity: opacity)))
  }

  /// A colour by hue, a part of the circle from red over green and blue, saturation and
  /// brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(.fixed(RGBA(red: part(5), green: part(3), blue: part(1), alpha: opacity)))
  }
}

/// The gradient of a colour, drawn as the colour itself.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  let color: Color

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    color._paint(in: environment)
  }
}
