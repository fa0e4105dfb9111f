/// What HarfBuzz's C interface is made of, declared here so that building needs no headers.
enum HarfBuzzTypes {
  /// A face, font, blob, buffer or table of Unicode functions.
  typealias Object = OpaquePointer
  typealias Destroy = @convention(c) (Object?) -> Void

  /// `hb_script_t`, `hb_direction_t` and the like.
  typealias Tag = UInt32

  /// `hb_glyph_info_t`.
  struct GlyphInfo {
    /// The character before shaping, the glyph after it.
    var codepoint: UInt32
    var mask: UInt32
    var cluster: UInt32
    var private1: UInt32
    var private2: UInt32
  }

  /// `hb_glyph_position_t`, in font units where the font's scale is its units per em.
  struct GlyphPosition {
    var xAdvance: Int32
    var yAdvance: Int32
    var xOffset: Int32
    var yOffset: Int32
    var private1: UInt32
  }

  /// `hb_font_extents_t`: three figures and nine reserved ones.
  struct FontExtents {
    var ascender: Int32 = 0
    var descender: Int32 = 0
    var lineGap: Int32 = 0
    private var reserved: (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32) =
      (0, 0, 0, 0, 0, 0, 0, 0, 0)
  }

  static let directionInvalid: Tag = 0
  static let directionLeftToRight: Tag = 4

  /// Not set; the features of the font's default script apply.
  static let scriptInvalid: Tag = 0
  static let scriptLatin = tag("Latn")
  static let scriptCommon = tag("Zyyy")
  static let scriptInherited = tag("Zinh")
  static let scriptUnknown = tag("Zzzz")

  static let tableHead = tag("head")
  static let tableCharacterMap = tag("cmap")
  static let tableHorizontalHeader = tag("hhea")
  static let tableHorizontalMetrics = tag("hmtx")

  /// `hb_unicode_general_category_t`.
  static let categoryFormat: Tag = 1
  static let categoryMarks: ClosedRange<Tag> = 10...12

  /// OpenType name identifiers.
  static let nameFull: Tag = 4
  static let nameVersion: Tag = 5

  private static func tag(_ name: StaticString) -> Tag {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Tag($1) } }
  }
}
