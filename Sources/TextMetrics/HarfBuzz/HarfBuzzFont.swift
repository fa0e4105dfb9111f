/// A font file as HarfBuzz reads it; its C objects live as long as it does.
final class HarfBuzzFont {
  /// The C font, whose scale is its units per em.
  let font: HarfBuzzTypes.Object?
  let unitsPerEm: Double
  /// Ascender, descender and gap, in font units.
  let lineHeight: Double
  /// The full name and version from the font's name table, such as `DejaVu Sans Version 2.37`.
  let name: String

  private let face: HarfBuzzTypes.Object?
  private let library: HarfBuzzLibrary

  /// - Parameter path: An OpenType or TrueType file; of a collection, the first font is taken.
  init(path: String, library: HarfBuzzLibrary) throws(TextMetricsError) {
    try FontFile.check(path)
    let blob = library.blobFromFile(path)
    guard library.blobLength(blob) > 0 else {
      library.blobDestroy(blob)
      throw .fontUnreadable(path: path, reason: "HarfBuzz could not load it")
    }
    let face = library.faceCreate(blob, 0)
    // The face keeps the blob.
    library.blobDestroy(blob)
    let tables = FontTables(face: face, library: library)
    if let defect = tables.defect {
      library.faceDestroy(face)
      throw .notAFont(path: path, reason: defect)
    }
    let units = library.faceUnitsPerEm(face)
    let font = library.fontCreate(face)
    library.fontSetScale(font, Int32(units), Int32(units))
    var extents = HarfBuzzTypes.FontExtents()
    let hasExtents = library.fontExtents(font, &extents) != 0

    self.library = library
    self.face = face
    self.font = font
    unitsPerEm = Double(units)
    lineHeight =
      hasExtents
      ? Double(extents.ascender) - Double(extents.descender) + Double(extents.lineGap)
      : Double(units)
    name = tables.name ?? path.split(separator: "/").last.map(String.init) ?? path
  }

  deinit {
    library.fontDestroy(font)
    library.faceDestroy(face)
  }

  /// Whether the font's character map has the character.
  func has(_ codePoint: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return library.fontNominalGlyph(font, codePoint, &glyph) != 0
  }
}
