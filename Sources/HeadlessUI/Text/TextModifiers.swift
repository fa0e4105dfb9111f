public import Foundation

extension View {
  /// Sets the font of the texts inside; nil for the default one.
  @inlinable nonisolated public consuming func font(_ font: Font?) -> some View {
    modifier(EnvironmentModifier.font(font))
  }

  /// Makes the texts inside bold, which changes no length.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets the weight of the texts inside, which changes no length.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    setting(weight) { $0.fontWeight = $1 }
  }

  /// Makes the texts inside italic, which changes no length.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    setting(isActive) { $0.isItalic = $1 }
  }

  /// Changes no length.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Digits are equally wide in the fonts that measure.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Changes no length.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    setting(design) { $0.fontDesign = $1 }
  }

  /// Without effect.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Limits the lines of each text inside; nil for as many as there are.
  @inlinable nonisolated public consuming func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentModifier.lines(most: number, fewest: 0))
  }

  /// Limits the lines of each text inside, which takes the lower number at least.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(EnvironmentModifier.lines(most: limit.upperBound, fewest: limit.lowerBound))
  }

  /// Has each text inside take a number of lines at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(EnvironmentModifier.lines(most: nil, fewest: limit.lowerBound))
  }

  /// Limits the lines of each text inside.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Limits the lines of each text inside, which may take as many even if it needs fewer.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(EnvironmentModifier.lines(most: limit, fewest: reservesSpace ? limit : 0))
  }

  /// Sets the distance between the lines of each text inside, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    setting(lineSpacing) { $0.lineSpacing = $1 }
  }

  /// Aligns the lines of each text inside with each other, which changes no length.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    setting(alignment) { $0.multilineTextAlignment = $1 }
  }

  /// Kept; what does not fit is cut off at the end.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    setting(mode) { $0.truncationMode = $1 }
  }

  /// Shows the letters of the texts inside in one case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    setting(textCase) { $0.textCase = $1 }
  }

  /// Kept, without effect: text is wrapped and cut, and not scaled down.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    setting(factor) { $0.minimumScaleFactor = $1 }
  }

  /// Without effect.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
}

extension EnvironmentModifier<Font?> {
  @usableFromInline static func font(_ font: Font?) -> Self {
    Self(value: font) { $0.font = $1 }
  }
}

extension EnvironmentModifier<LineNumbers> {
  @usableFromInline static func lines(most: Int?, fewest: Int) -> Self {
    Self(value: LineNumbers(most: most, fewest: fewest)) { $0.lineNumbers = $1 }
  }
}
