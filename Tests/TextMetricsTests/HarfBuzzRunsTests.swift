import Testing

@testable import TextMetrics

@Suite(
  "Runs and fallback fonts",
  .enabled(if: Machine.hasDejaVu237, Comment(rawValue: Machine.needsDejaVu)))
struct HarfBuzzRunsTests {
  private let library: HarfBuzzLibrary

  init() throws {
    library = try HarfBuzzLibrary(names: MeasurerPlaces.usual.libraries)
  }

  private func width(_ text: String, _ fonts: [String]) throws -> Double {
    try HarfBuzzMeasurer(fonts: fonts).size(of: text, fontSize: 2048).width
  }

  /// The pieces that a label is split into, each with the number of its font.
  private func pieces(_ text: String, _ paths: [String]) throws -> [String] {
    let bytes = Array(text.utf8)
    return try runs(text, paths).map {
      "\($0.font):" + String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }

  private func runs(_ text: String, _ paths: [String]) throws -> [LabelRun] {
    let fonts = try paths.map { try HarfBuzzFont(path: $0, library: library) }
    return Array(text.utf8).withUnsafeBufferPointer { utf8 in
      var runs = LabelRuns(of: utf8, unicode: UnicodeProperties(library: library), fonts: fonts)
      var found: [LabelRun] = []
      while let run = runs.next() { found.append(run) }
      return found
    }
  }

  @Test(
    "a label is split where its script changes, and neutral characters join a neighbour",
    arguments: [
      ("abc", ["0:abc"]),
      ("abc, שלום!", ["0:abc, ", "0:שלום!"]),
      ("(12) мир x", ["0:(12) мир ", "0:x"]),
      ("e\u{301}1", ["0:e\u{301}1"]),
      ("123", ["0:123"]),
      ("a\u{0}б", ["0:a\u{0}", "0:б"]),
    ])
  func scripts(label: String, pieces: [String]) throws {
    #expect(try self.pieces(label, [Machine.sans]) == pieces)
  }

  // Sans Mono lacks Hebrew, U+0346 and Tifinagh, which Sans has; neither has ideographs.
  @Test(
    "a character goes with its marks to the first font that has them",
    arguments: [
      ("abc שלום x", ["0:abc ", "1:שלום", "0: x"]),
      ("xa\u{346}x", ["0:x", "1:a\u{346}", "0:x"]),
      ("e\u{301}x", ["0:e\u{301}x"]),
      ("a日ⵜ", ["0:a", "0:日", "1:ⵜ"]),
      ("ש\u{5B8}x", ["1:ש\u{5B8}", "0:x"]),
      ("a\u{FE0F}b", ["0:a\u{FE0F}b"]),
    ])
  func fallback(label: String, pieces: [String]) throws {
    #expect(try self.pieces(label, [Machine.mono, Machine.sans]) == pieces)
  }

  @Test("a space set in another font than its neighbours keeps the script before it")
  func neutralRun() throws {
    let scripts = try runs("ש ש", [Machine.mono, Machine.sans]).map(\.script)
    #expect(scripts.count == 3 && Set(scripts).count == 1)
  }

  @Test("a label in two scripts is as wide as its runs, each in its direction")
  func mixedDirections() throws {
    let whole = try width("abc مرحبا", [Machine.sans])
    #expect(try whole == width("abc ", [Machine.sans]) + width("مرحبا", [Machine.sans]))
  }

  @Test("characters of a fallback font are measured in it")
  func fallbackWidths() throws {
    let whole = try width("abשלום", [Machine.mono, Machine.sans])
    #expect(try whole == width("ab", [Machine.mono]) + width("שלום", [Machine.sans]))
  }

  @Test("characters that no font has are boxes of the first font, and counted")
  func missing() throws {
    let measurer = try HarfBuzzMeasurer(fonts: [Machine.mono, Machine.sans])
    let box = 1233.0
    #expect(measurer.size(of: "日本", fontSize: 2048).width == 2 * box)
    #expect(measurer.missingCharacters == 2)
    #expect(measurer.size(of: "a日", fontSize: 2048).width == 2 * box)
    #expect(measurer.missingCharacters == 3)
    _ = measurer.size(of: "abc שלום", fontSize: 2048)
    #expect(measurer.missingCharacters == 3)
  }

  @Test("the line is as high as that of the first font")
  func lineHeight() throws {
    let two = try HarfBuzzMeasurer(fonts: [Machine.mono, Machine.sans])
    let mono = try HarfBuzzMeasurer(fonts: [Machine.mono])
    #expect(two.size(of: "ש", fontSize: 14).height == mono.size(of: "a", fontSize: 14).height)
    #expect(two.description.font == "DejaVu Sans Mono Version 2.37, DejaVu Sans Version 2.37")
  }
}
