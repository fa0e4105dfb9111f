/// What the tables of a font file say about it.
struct FontTables {
  private static let unitsPerEm: ClosedRange<UInt32> = 16...16384
  private static let countOfMetricsOffset = 34

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
    guard library.faceGlyphCount(face) > 0 else { return "it has no glyphs" }
    guard withTable(HarfBuzzTypes.tableHead, { !$0.isEmpty }),
      Self.unitsPerEm.contains(library.faceUnitsPerEm(face))
    else { return "its head table is missing or damaged" }
    guard withTable(HarfBuzzTypes.tableCharacterMap, { !$0.isEmpty }) else {
      return "it has no character map"
    }
    let metrics = withTable(HarfBuzzTypes.tableHorizontalHeader) { header in
      header.count < Self.countOfMetricsOffset + 2
        ? 0
        : Int(header[Self.countOfMetricsOffset]) << 8 | Int(header[Self.countOfMetricsOffset + 1])
    }
    // A metric is an advance and a bearing, of 16 bits each.
    guard metrics > 0, withTable(HarfBuzzTypes.tableHorizontalMetrics, { $0.count >= metrics * 4 })
    else { return "its advance widths are missing or cut off" }
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
