public import Foundation

/// A font, as far as it decides the size of text.
///
/// Text is measured in one typeface, the measurer's: weight, design, width and slant are kept,
/// drawn in pictures, and change no length.
nonisolated public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case size(CGFloat)
    case style(TextStyle)
  }

  let base: Base
  var weight: Weight?
  var design = Design.default
  var isItalic = false
  var leading = Leading.standard

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design ?? .default
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  /// The system's font in a size, in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// The system's font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// A font in a size, in points; the name has no effect.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.size(size))
  }

  /// A font in a size, in points, of the default text size; the name has no effect.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.size(size))
  }

  /// A font in a size, in points; the name has no effect.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.size(fixedSize))
  }
}

extension Font {
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// Digits are equally wide in the fonts that measure.
  public func monospacedDigit() -> Font { self }

  public func smallCaps() -> Font { self }

  public func lowercaseSmallCaps() -> Font { self }

  public func uppercaseSmallCaps() -> Font { self }

  /// Kept, without effect on the height of lines.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }

  /// Without effect.
  public func width(_ width: Width) -> Font { self }
}
