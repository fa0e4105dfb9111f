import Testing

@testable import TextMetrics

@Suite("Embedded widths")
struct EmbeddedMeasurerTests {
  private let measurer = EmbeddedMeasurer()

  private func thousandths(_ text: String) -> Double {
    measurer.size(of: text, fontSize: 1000).width
  }

  @Test(
    "ASCII has the widths of Helvetica's AFM file",
    arguments: [
      (278, " !,./:;I[\\]ft"), (355, "\""), (556, "#$0123456789?L_abdeghnopqu"), (889, "%"),
      (667, "&ABEKPSVXY"), (191, "'"), (333, "()-`r"), (389, "*"), (584, "+<=>~"), (1015, "@"),
      (722, "CDHNRUw"), (611, "FTZ"), (778, "GOQ"), (500, "Jcksvxyz"), (833, "Mm"), (944, "W"),
      (469, "^"), (222, "ijl"), (334, "{}"), (260, "|"),
    ])
  func ascii(width: Double, characters: String) {
    for character in characters {
      #expect(thousandths(String(character)) == width, "\(character)")
    }
  }

  @Test("the table of ASCII widths names every printable character")
  func asciiIsComplete() {
    let sum = (0x20...0x7E).reduce(0.0) { $0 + thousandths(String(UnicodeScalar(UInt8($1)))) }
    #expect(sum == 50_058)
  }

  @Test(
    "other Latin characters have the widths of Helvetica's AFM file",
    arguments: [
      ("é", 556), ("í", 278), ("Æ", 1000), ("æ", 889), ("ß", 611), ("Ø", 778), ("Œ", 1000),
      ("œ", 944), ("Ž", 611), ("ž", 500), ("Š", 667), ("Ł", 556), ("ł", 222), ("ď", 643),
      ("ľ", 299), ("ť", 317), ("ı", 278), ("ƒ", 556), ("\u{A0}", 278), ("…", 1000), ("•", 350),
      ("€", 556), ("‘", 222), ("’", 222), ("“", 333), ("”", 333), ("–", 556), ("—", 1000),
      ("™", 1000), ("©", 737), ("®", 737), ("°", 400), ("½", 834), ("µ", 556), ("¶", 537),
      ("‰", 1000), ("‹", 333), ("«", 556), ("†", 556), ("−", 584), ("∑", 600), ("ﬁ", 500),
      ("Ș", 667), ("ț", 278),
    ] as [(String, Double)])
  func latin(character: String, width: Double) {
    #expect(thousandths(character) == width)
  }

  @Test(
    "an accented letter that the AFM file lacks is as wide as its base",
    arguments: [
      ("Ĉ", "C"), ("ĝ", "g"), ("Ħ", "H"), ("ŵ", "w"), ("ĳ", "ij"), ("ơ", "o"), ("ǎ", "a"),
      ("ế", "e"), ("Ỵ", "Y"), ("ḍ", "d"), ("ẞ", "B"),
    ])
  func builtOnBase(letter: String, base: String) {
    #expect(thousandths(letter) == thousandths(base))
  }

  @Test(
    "wide East Asian characters and emoji are one em wide",
    arguments: [
      "日", "あ", "ア", "한", "Ａ", "　", "、", "㐀", "\u{4DBF}", "\u{9FFF}", "豈", "\u{20000}",
      "\u{3FFFD}", "⌚", "😀", "🀄", "\u{1100}",
    ])
  func wide(character: String) {
    #expect(thousandths(character) == 1000)
  }

  @Test(
    "marks, selectors, joiners, format and control characters take no room",
    arguments: [
      "\u{301}", "\u{36F}", "\u{20DD}", "\u{94D}", "\u{3099}", "\u{FE0F}", "\u{E0100}",
      "\u{200B}", "\u{200D}", "\u{AD}", "\u{FEFF}", "\u{2028}", "\u{0}", "\n", "\u{7F}", "\u{85}",
    ])
  func zeroWidth(character: String) {
    #expect(thousandths("a" + character) == 556)
    #expect(thousandths(character) == 0)
  }

  @Test(
    "everything else is as wide as a digit",
    arguments: ["Ж", "Ω", "ע", "م", "क", "ก", "→", "☃", "ｱ", "ǝ", "\u{E000}", "\u{1F1EB}"])
  func others(character: String) {
    #expect(thousandths(character) == 556)
  }

  @Test("composed and decomposed Hangul are equally wide")
  func hangul() {
    #expect(thousandths("한") == thousandths("\u{1112}\u{1161}\u{11AB}"))
  }

  @Test("a label is as wide as its characters together, and scales with the font size")
  func sums() {
    #expect(thousandths("AV日e\u{301}→") == 667 + 667 + 1000 + 556 + 556)
    #expect(measurer.size(of: "Color samples", fontSize: 14).width == 6390.0 * 14 / 1000)
    #expect(measurer.size(of: "A", fontSize: 7).width == 667.0 * 7 / 1000)
  }

  @Test("a line is 1.15 em high, also for an empty label")
  func lineHeight() {
    #expect(measurer.size(of: "", fontSize: 20) == TextSize(width: 0, height: 23))
    #expect(measurer.size(of: "日", fontSize: 20).height == 23)
  }

  @Test("the description names the source of the widths")
  func description() {
    let expected = MeasurerDescription(kind: .embedded, font: "Helvetica (AFM advance widths)")
    #expect(measurer.description == expected)
    #expect(measurer.missingCharacters == 0)
  }

  @Test("hostile labels get a finite width", arguments: HostileLabel.all)
  func hostile(label: HostileLabel) {
    let width = measurer.size(of: label.text, fontSize: 14).width
    #expect(width >= 0 && width.isFinite)
  }

  @Test("the ranges of code points ascend")
  func rangesAscend() {
    for bounds in [ZeroWidthRanges.bounds, WideRanges.bounds] {
      #expect(bounds.count.isMultiple(of: 2))
      #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0 <= $1 })
    }
    let symbols = HelveticaSymbolWidths.pairs.map(\.codePoint)
    #expect(zip(symbols, symbols.dropFirst()).allSatisfy { $0 < $1 })
  }
}
