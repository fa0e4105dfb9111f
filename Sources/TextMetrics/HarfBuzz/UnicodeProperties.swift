/// The properties of characters, by HarfBuzz's own Unicode functions.
struct UnicodeProperties {
  static let joiner: UInt32 = 0x200D
  private static let nonJoiner: UInt32 = 0x200C
  private static let graphemeJoiner: UInt32 = 0x034F
  private static let variationSelectors: ClosedRange<UInt32> = 0xFE00...0xFE0F
  private static let variationSelectorsSupplement: ClosedRange<UInt32> = 0xE0100...0xE01EF

  private let functions: HarfBuzzTypes.Object?
  private let scriptOf: @convention(c) (HarfBuzzTypes.Object?, UInt32) -> HarfBuzzTypes.Tag
  private let categoryOf: @convention(c) (HarfBuzzTypes.Object?, UInt32) -> HarfBuzzTypes.Tag

  init(library: HarfBuzzLibrary) {
    functions = library.unicodeFunctions()
    scriptOf = library.unicodeScript
    categoryOf = library.unicodeCategory
  }

  /// The script of a character; nil for one that belongs to all scripts or to none known.
  func script(of codePoint: UInt32) -> HarfBuzzTypes.Tag? {
    switch scriptOf(functions, codePoint) {
    case HarfBuzzTypes.scriptCommon, HarfBuzzTypes.scriptInherited, HarfBuzzTypes.scriptUnknown:
      nil
    case let script: script
    }
  }

  /// Whether a character belongs to the cluster of the one before it.
  func continuesCluster(_ codePoint: UInt32) -> Bool {
    codePoint == Self.joiner || codePoint == Self.nonJoiner
      || HarfBuzzTypes.categoryMarks.contains(categoryOf(functions, codePoint))
  }

  /// Whether a character shows nothing, so that no font needs to have it.
  func isInvisible(_ codePoint: UInt32) -> Bool {
    codePoint == Self.graphemeJoiner || Self.variationSelectors.contains(codePoint)
      || Self.variationSelectorsSupplement.contains(codePoint)
      || categoryOf(functions, codePoint) == HarfBuzzTypes.categoryFormat
  }
}
