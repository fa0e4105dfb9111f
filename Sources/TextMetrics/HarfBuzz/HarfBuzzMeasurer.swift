/// Measures labels by shaping them with HarfBuzz and fonts of the machine.
///
/// Kerning, ligatures, joining and marks are those of the font. A label is split into runs of one
/// script and one font, each shaped in the horizontal direction of its script, without hinting,
/// and in the default language of the font, whatever the locale; its width is the sum of the
/// advances. The line is as high as the first font says (ascender, descender and gap), or one em
/// if it says nothing.
///
/// One buffer and one font object a file serve all labels; nothing is allocated in Swift for a
/// call.
public final class HarfBuzzMeasurer: TextMeasurer {
  public let description: MeasurerDescription
  /// How many characters no font had so far; each was measured as the first font's box for
  /// missing glyphs.
  public private(set) var missingCharacters = 0

  /// After a label with more bytes than this, the buffer's memory is given back.
  private static let lastingBufferBytes = 1 << 16

  private let library: HarfBuzzLibrary
  private let fonts: [HarfBuzzFont]
  private let unicode: UnicodeProperties
  private let firstFontHasASCII: Bool
  private var buffer: HarfBuzzTypes.Object?
  /// The advances of the label at hand, in font units, a sum for each font.
  private var advances: [Int]

  /// - Parameters:
  ///   - fonts: Font files, at least one; the later ones serve characters that the earlier ones
  ///     lack. Of a font collection, the first font is taken.
  ///   - libraries: Names or paths of the HarfBuzz library, as `dlopen` takes them; the first that
  ///     is there serves.
  public convenience init(
    fonts: [String], libraries: [String] = MeasurerPlaces.usual.libraries
  ) throws(TextMetricsError) {
    try self.init(fonts: fonts, library: HarfBuzzLibrary(names: libraries))
  }

  init(fonts paths: [String], library: HarfBuzzLibrary) throws(TextMetricsError) {
    precondition(!paths.isEmpty, "a HarfBuzz measurer needs at least one font file")
    var fonts: [HarfBuzzFont] = []
    for path in paths {
      fonts.append(try HarfBuzzFont(path: path, library: library))
    }
    self.library = library
    self.fonts = fonts
    unicode = UnicodeProperties(library: library)
    firstFontHasASCII = fonts.count == 1 || ASCIIText.printable.allSatisfy(fonts[0].has)
    buffer = library.bufferCreate()
    advances = Array(repeating: 0, count: fonts.count)
    description = MeasurerDescription(
      kind: .harfbuzz, font: fonts.map(\.name).joined(separator: ", "),
      harfbuzz: String(cString: library.version()))
  }

  deinit {
    library.bufferDestroy(buffer)
  }

  /// - Precondition: `text` has less than 2³¹ bytes.
  /// - Complexity: O(*n*) in the characters of `text`, times the number of fonts, and what the
  ///   font's own rules take.
  public func size(of text: String, fontSize: Double) -> TextSize {
    var text = text
    let points = text.withUTF8 { width(of: $0, fontSize: fontSize) }
    return TextSize(width: points, height: fonts[0].lineHeight * fontSize / fonts[0].unitsPerEm)
  }

  private func width(of utf8: UnsafeBufferPointer<UInt8>, fontSize: Double) -> Double {
    defer { if utf8.count > Self.lastingBufferBytes { renewBuffer() } }
    if firstFontHasASCII, let script = ASCIIText.script(of: utf8) {
      let run = LabelRun(range: 0..<utf8.count, script: script, font: 0)
      return Double(shape(run, of: utf8)) * fontSize / fonts[0].unitsPerEm
    }
    for index in advances.indices { advances[index] = 0 }
    var runs = LabelRuns(of: utf8, unicode: unicode, fonts: fonts)
    while let run = runs.next() {
      advances[run.font] += shape(run, of: utf8)
    }
    var width = 0.0
    for index in advances.indices {
      width += Double(advances[index]) * fontSize / fonts[index].unitsPerEm
    }
    return width
  }

  /// The sum of the run's advances, in units of its font.
  private func shape(_ run: LabelRun, of utf8: UnsafeBufferPointer<UInt8>) -> Int {
    let direction = library.scriptDirection(run.script)
    library.bufferClear(buffer)
    library.bufferAddUTF8(
      buffer, utf8.baseAddress, Int32(utf8.count), UInt32(run.range.lowerBound),
      Int32(run.range.count))
    // A script written in either direction has none in HarfBuzz.
    library.bufferSetDirection(
      buffer,
      direction == HarfBuzzTypes.directionInvalid ? HarfBuzzTypes.directionLeftToRight : direction)
    library.bufferSetScript(buffer, run.script)
    library.shape(fonts[run.font].font, buffer, nil, 0)
    precondition(library.bufferSucceeded(buffer) != 0, "HarfBuzz has no memory left")
    return sumOfAdvances()
  }

  private func sumOfAdvances() -> Int {
    var count: UInt32 = 0
    guard
      let glyphs = library.bufferInfos(buffer, &count)?
        .assumingMemoryBound(to: HarfBuzzTypes.GlyphInfo.self),
      let positions = library.bufferPositions(buffer, nil)?
        .assumingMemoryBound(to: HarfBuzzTypes.GlyphPosition.self)
    else { return 0 }
    var sum = 0
    var missing = 0
    for index in 0..<Int(count) {
      sum += Int(positions[index].xAdvance)
      if glyphs[index].codepoint == 0 { missing += 1 }
    }
    if missing > 0 { missingCharacters += missing }
    return sum
  }

  private func renewBuffer() {
    library.bufferDestroy(buffer)
    buffer = library.bufferCreate()
  }
}
