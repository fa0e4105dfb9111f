public import Foundation

extension Text {
  /// What a text says of its own letters.
  enum Attribute: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case italic
    case monospaced
    case style(AnyShapeStyle?)
    /// Points added to each character.
    case kerning(CGFloat)
    case underline
    case strikethrough

    /// Whether a length may depend on it.
    var isMeasured: Bool {
      switch self {
      case .font, .kerning: true
      case .weight, .italic, .monospaced, .style, .underline, .strikethrough: false
      }
    }
  }

  private func with(_ attribute: Attribute) -> Text {
    var text = self
    text.attributes.append(attribute)
    return text
  }

  public func font(_ font: Font?) -> Text { with(.font(font)) }

  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }

  /// Without effect on the size.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design == .monospaced ? monospaced() : self
  }

  /// Without effect.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  public func bold() -> Text { with(.weight(.bold)) }

  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func italic() -> Text { with(.italic) }

  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with(.monospaced) : self }

  /// Digits are equally wide in the fonts that measure.
  public func monospacedDigit() -> Text { self }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? with(.underline) : self
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? with(.strikethrough) : self
  }

  /// Adds points to the width of each character.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// Adds points to the width of each character.
  public func tracking(_ tracking: CGFloat) -> Text { with(.kerning(tracking)) }

  /// Without effect.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.style(AnyShapeStyle(style)))
  }

  public func foregroundColor(_ color: Color?) -> Text {
    with(.style(color.map { AnyShapeStyle($0) }))
  }
}
