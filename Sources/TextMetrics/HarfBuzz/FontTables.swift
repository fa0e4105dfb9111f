/// What the tables of a font file say about it.
struct FontTables {
  private static let unitsPerEm = 16...16384
  // Positions of 16-bit fields, in bytes, by the OpenType specification.
  private static let unitsPerEmOffset = 18
  private static let countOfEncodingsOffset = 2
  private static let countOfMetricsOffset = 34
  // Lengths in bytes: of an encoding record, and of an advance with its bearing.
  private static let encodingLength = 8
  private static let metricLength = 4

  private let face: HarfBuzzTypes.Object?
  private let library: HarfBuzzLibrary

  init(face: HarfBuzzTypes.Object?, library: HarfBuzzLibrary) {
    self.face = face
    self.library = library
  }

  /// What makes the font unfit for measuring; nil if nothing does.
  ///
  /// HarfBuzz replaces what is missing by defaults, which would give widths that look right.
  var defect: String? {
    if library.faceGlyphCount(face) == 0 { return "it has no glyphs" }
    let units = field(at: Self.unitsPerEmOffset, of: HarfBuzzTypes.tableHead)
    if !Self.unitsPerEm.contains(units) { return "its head table is missing or damaged" }
    let encodings = field(at: Self.countOfEncodingsOffset, of: HarfBuzzTypes.tableCharacterMap)
    let mapLength = withTable(HarfBuzzTypes.tableCharacterMap, \.count)
    if encodings == 0 || mapLength <= encodings * Self.encodingLength {
      return "its character map is missing or damaged"
    }
    let metrics = field(at: Self.countOfMetricsOffset, of: HarfBuzzTypes.tableHorizontalHeader)
    let metricsLength = withTable(HarfBuzzTypes.tableHorizontalMetrics, \.count)
    if metrics == 0 || metricsLength < metrics * Self.metricLength {
      return "its advance widths are missing or cut off"
    }
    return nil
  }

  /// The full name and the version in the name table, in English; nil if there is neither.
  var name: String? {
    let parts = [HarfBuzzTypes.nameFull, HarfBuzzTypes.nameVersion].map(text(ofName:))
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? nil : name
  }

  private func text(ofName id: HarfBuzzTypes.Tag) -> String {
    let english = library.language("en", -1)
    let length = Int(library.faceName(face, id, english, nil, nil))
    guard length > 0 else { return "" }
    return String(unsafeUninitializedCapacity: length + 1) { buffer in
      var size = UInt32(buffer.count)
      _ = library.faceName(face, id, english, &size, buffer.baseAddress)
      return Int(size)
    }
  }

  /// A 16-bit number in a table; 0 if the table is too short for it.
  private func field(at offset: Int, of tag: HarfBuzzTypes.Tag) -> Int {
    withTable(tag) { table in
      table.count < offset + 2 ? 0 : Int(table[offset]) << 8 | Int(table[offset + 1])
    }
  }

  private func withTable<Answer>(
    _ tag: HarfBuzzTypes.Tag, _ read: (UnsafeBufferPointer<UInt8>) -> Answer
  ) -> Answer {
    let blob = library.faceTable(face, tag)
    defer { library.blobDestroy(blob) }
    var length: UInt32 = 0
    let data = library.blobData(blob, &length)
    return read(UnsafeBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  }
}
