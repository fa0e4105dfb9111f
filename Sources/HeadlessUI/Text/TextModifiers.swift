public import Foundation

extension View {
  /// Sets the font of the texts inside; nil for the default one.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Makes the texts inside bold, which changes no length.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Sets the weight of the texts inside, which changes no length.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Makes the texts inside italic, which changes no length.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Changes no length.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Digits are equally wide in the fonts that measure.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Changes no length.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  /// Without effect.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Limits the lines of each text inside; nil for as many as there are.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lineLimits(most: number, fewest: 0)
  }

  /// Limits the lines of each text inside, which takes the lower number at least.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(most: limit.upperBound, fewest: limit.lowerBound)
  }

  /// Has each text inside take a number of lines at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(most: nil, fewest: limit.lowerBound)
  }

  /// Limits the lines of each text inside.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Limits the lines of each text inside, which may take as many even if it needs fewer.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(most: limit, fewest: reservesSpace ? limit : 0)
  }

  nonisolated private func lineLimits(most: Int?, fewest: Int) -> some View {
    modifier(
      EnvironmentModifier(value: LineNumbers(most: most, fewest: fewest)) { environment, numbers in
        environment.lineLimit = numbers.most
        environment.reservedLines = numbers.fewest
      })
  }

  /// Sets the distance between the lines of each text inside, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Aligns the lines of each text inside with each other, which changes no length.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Kept; what does not fit is cut off at the end.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Shows the letters of the texts inside in one case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Kept, without effect: text is wrapped and cut, and not scaled down.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Without effect.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
}

/// How many lines a text may take, and takes at least.
nonisolated private struct LineNumbers: Equatable {
  /// nil for as many as there are.
  let most: Int?
  let fewest: Int
}
