/// The named colours, in the values of Apple's Human Interface Guidelines, Color, for light and
/// dark surroundings.
extension Color {
  public static let clear = Color(.fixed(RGBA(white: 0, opacity: 0)))
  public static let black = Color(.fixed(RGBA(white: 0)))
  public static let white = Color(.fixed(RGBA(white: 1)))
  public static let red = named(0xFF3B30, 0xFF453A)
  public static let orange = named(0xFF9500, 0xFF9F0A)
  public static let yellow = named(0xFFCC00, 0xFFD60A)
  public static let green = named(0x34C759, 0x30D158)
  public static let mint = named(0x00C7BE, 0x63E6E2)
  public static let teal = named(0x30B0C7, 0x40C8E0)
  public static let cyan = named(0x32ADE6, 0x64D2FF)
  public static let blue = named(0x007AFF, 0x0A84FF)
  public static let indigo = named(0x5856D6, 0x5E5CE6)
  public static let purple = named(0xAF52DE, 0xBF5AF2)
  public static let pink = named(0xFF2D55, 0xFF375F)
  public static let brown = named(0xA2845E, 0xAC8E68)
  public static let gray = named(0x8E8E93, 0x98989D)
  public static let primary = Color(
    .adaptive(light: RGBA(white: 0, opacity: 0.85), dark: RGBA(white: 1, opacity: 0.85)))
  public static let secondary = Color(
    .adaptive(light: RGBA(white: 0, opacity: 0.5), dark: RGBA(white: 1, opacity: 0.55)))
  // The name is SwiftUI's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)

  private static func named(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(.adaptive(light: RGBA(hex: light), dark: RGBA(hex: dark)))
  }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
}
