public import Foundation

/// Whose sizes the text styles have.
nonisolated public enum TextStylePlatform: Hashable, CaseIterable, Sendable {
  case macOS
  case iOS
}

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

enum FontWeightKey: EnvironmentKey {
  static let defaultValue: Font.Weight? = nil
}

enum ItalicKey: EnvironmentKey {
  static let defaultValue = false
}

enum FontDesignKey: EnvironmentKey {
  static let defaultValue: Font.Design? = nil
}

private enum TextStylePlatformKey: EnvironmentKey {
  static let defaultValue = TextStylePlatform.macOS
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = LayoutDefaults.locale
}

private enum LineNumbersKey: EnvironmentKey {
  static let defaultValue = LineNumbers(most: nil, fewest: 0)
}

private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  /// The font of text; the body style if nil.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The weight of text that says none itself; that of its font if nil.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  /// Whose sizes the text styles have. Not in SwiftUI, where it is the machine's.
  public var textStylePlatform: TextStylePlatform {
    get { self[TextStylePlatformKey.self] }
    set { self[TextStylePlatformKey.self] = newValue }
  }

  /// How numbers in text are written; ``LayoutDefaults/locale`` where nobody set one, whatever
  /// the machine's.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The most lines of a text; nil for as many as there are.
  public var lineLimit: Int? {
    get { lineNumbers.most }
    set { lineNumbers.most = newValue }
  }

  var lineNumbers: LineNumbers {
    get { self[LineNumbersKey.self] }
    set { self[LineNumbersKey.self] = newValue }
  }

  /// The distance between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// Kept; what does not fit is cut off at the end whatever it is.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Kept, without effect: text is not scaled down to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
}

/// How many lines a text may take, and takes at least.
@usableFromInline nonisolated struct LineNumbers: Equatable, Sendable {
  /// nil for as many as there are.
  var most: Int?
  /// Shown or not.
  var fewest: Int
}
