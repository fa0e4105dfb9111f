import Testing

@testable import TextMetrics

/// A label with the width that uharfbuzz 0.57 (HarfBuzz 15.0, its own segment guessing) gives it at
/// 14 pt in DejaVu Sans 2.37, in points, and the characters that the font lacks.
struct Known: Sendable, CustomTestStringConvertible {
  let name: String
  let label: String
  let width: Double
  let missing: Int

  init(_ name: String, _ label: String, _ width: Double, missing: Int) {
    self.name = name
    self.label = label
    self.width = width
    self.missing = missing
  }

  var testDescription: String { name }

  static let all = [
    Known("kerning", "AVAST", 44.37890625, missing: 0),
    Known("kerning of small letters", "To. Ya, Wave", 85.9208984375, missing: 0),
    Known("a ligature", "ffi", 13.53515625, missing: 0),
    Known("ligatures in words", "office affine fluffy", 122.5341796875, missing: 0),
    Known("letters, a space", "Color samples", 99.1962890625, missing: 0),
    Known("digits", "12345", 44.5361328125, missing: 0),
    Known("punctuation", "(…) – “quoted”", 104.64453125, missing: 0),
    Known("precomposed accents", "naïve Žižek", 80.240234375, missing: 0),
    Known("combining accents", "nai\u{0308}ve Z\u{030C}iz\u{030C}ek", 80.240234375, missing: 0),
    Known("stacked marks", "a\u{0300}\u{0316}x\u{0323}\u{0302}", 16.8642578125, missing: 0),
    Known("Vietnamese", "Tiếng Việt", 70.095703125, missing: 0),
    Known("Greek", "Ελληνικά", 64.326171875, missing: 0),
    Known("Cyrillic", "Привет, мир", 90.9794921875, missing: 0),
    Known("Hebrew", "שלום עולם", 65.255859375, missing: 0),
    Known("Hebrew points", "ש\u{05B8}\u{05C1}לו\u{05B9}ם", 30.98046875, missing: 0),
    Known("Arabic", "مرحبا بالعالم", 73.8486328125, missing: 0),
    Known("Arabic ligature lam-alef", "لا إله", 28.095703125, missing: 0),
    Known("Arabic marks", "م\u{064F}ح\u{064E}م\u{064E}\u{0651}د", 31.978515625, missing: 0),
    Known("Arabic digits", "٣ أخرى", 43.1962890625, missing: 0),
    Known(
      "Devanagari, which the font lacks", "नमस\u{094D}त\u{0947} द\u{0941}निया", 105.2666015625,
      missing: 12),
    Known("ideographs, which the font lacks", "日本語", 25.2041015625, missing: 3),
    Known("Runic, which the font lacks", "ᚠᚢᚦ", 25.2041015625, missing: 3),
    Known("an emoji sequence", "👨\u{200D}👩\u{200D}👧", 25.2041015625, missing: 3),
    Known("format controls", "a\u{200D}b\u{00AD}c\u{FEFF}", 25.1630859375, missing: 0),
    Known("control characters", "a\u{0000}b\u{000A}c", 41.9658203125, missing: 2),
    Known("spaces of fixed width", "a\u{2003}b\u{2009}c", 41.958984375, missing: 0),
    Known("Georgian", "გამარჯობა", 72.529296875, missing: 0),
    Known("Armenian", "Բարեւ", 47.71484375, missing: 0),
    Known("Lao", "ສະບາຍດ\u{0EB5}", 53.990234375, missing: 0),
    Known("Tifinagh", "ⵜⵉⴼⵉⵏⴰⵖ", 64.3876953125, missing: 0),
    Known("N'Ko", "ߒߞߏ", 28.1708984375, missing: 0),
    Known("Ogham", "ᚑᚌᚐᚋ", 33.892578125, missing: 0),
    Known("mathematics", "∀x ∈ ℝ: ⌈x⌉ ≥ x", 107.337890625, missing: 0),
  ]
}

@Suite(
  "Widths by HarfBuzz", .enabled(if: Machine.hasDejaVu237, Comment(rawValue: Machine.needsDejaVu)))
struct HarfBuzzWidthTests {
  private let measurer: HarfBuzzMeasurer

  init() throws {
    measurer = try HarfBuzzMeasurer(fonts: [Machine.sans])
  }

  @Test("labels of one script have the recorded widths", arguments: Known.all)
  func recorded(known: Known) {
    #expect(abs(measurer.size(of: known.label, fontSize: 14).width - known.width) < 1e-6)
    #expect(measurer.missingCharacters == known.missing)
  }

  @Test("a fallback font changes nothing where the first font has all", arguments: Known.all)
  func recordedWithFallback(known: Known) throws {
    guard known.missing == 0 else { return }
    let two = try HarfBuzzMeasurer(fonts: [Machine.sans, Machine.mono])
    #expect(abs(two.size(of: known.label, fontSize: 14).width - known.width) < 1e-6)
  }

  @Test("kerning and ligatures make a label narrower than its letters")
  func kerningAndLigatures() {
    for label in ["AVAST", "ffi"] {
      let letters = label.reduce(0) { $0 + measurer.size(of: String($1), fontSize: 14).width }
      #expect(measurer.size(of: label, fontSize: 14).width < letters)
    }
  }

  @Test("a line is as high as the font's ascender, descender and gap")
  func lineHeight() {
    #expect(measurer.size(of: "x", fontSize: 2048).height == 1901 + 483)
    #expect(measurer.size(of: "", fontSize: 2048) == TextSize(width: 0, height: 2384))
  }

  @Test("widths scale with the font size without hinting")
  func scale() {
    let one = measurer.size(of: "Color samples", fontSize: 1).width
    for size in [0.5, 7, 13.3, 1000] {
      let width = measurer.size(of: "Color samples", fontSize: size).width
      #expect(abs(width - one * size) < 1e-9 * size)
    }
  }

  @Test("the description names the font, its version and HarfBuzz's")
  func description() {
    let description = measurer.description
    #expect(description.kind == .harfbuzz)
    #expect(description.font == "DejaVu Sans Version 2.37")
    #expect(description.harfbuzz?.split(separator: ".").count == 3)
  }

  @Test("hostile labels get a finite width, the same each time", arguments: HostileLabel.all)
  func hostile(label: HostileLabel) throws {
    let two = try HarfBuzzMeasurer(fonts: [Machine.mono, Machine.sans])
    for measurer in [measurer, two] {
      let width = measurer.size(of: label.text, fontSize: 14).width
      #expect(width >= 0 && width.isFinite)
      #expect(measurer.size(of: label.text, fontSize: 14).width == width)
    }
  }

  @Test("a very long label leaves short ones measured as before")
  func afterLongLabel() {
    let before = measurer.size(of: "Color samples", fontSize: 14)
    let long = measurer.size(of: String(repeating: "i", count: 1 << 20), fontSize: 14).width
    #expect(abs(long - measurer.size(of: "i", fontSize: 14).width * Double(1 << 20)) < 1e-3)
    #expect(measurer.size(of: "Color samples", fontSize: 14) == before)
  }
}

@Suite("HarfBuzz's C types")
struct HarfBuzzTypesTests {
  @Test("glyph records have the layout of HarfBuzz's")
  func layout() {
    #expect(MemoryLayout<HarfBuzzTypes.GlyphInfo>.stride == 20)
    #expect(MemoryLayout<HarfBuzzTypes.GlyphPosition>.stride == 20)
    #expect(MemoryLayout<HarfBuzzTypes.FontExtents>.stride == 48)
    #expect(HarfBuzzTypes.scriptLatin == 0x4C61_746E)
  }
}
