import Testing

@testable import TextMetrics

@Suite("The choice of a measurer")
struct MeasurerSelectionTests {
  private static let absentLibrary = "libharfbuzz-that-is-nowhere.so.0"
  private static let absentFont = "/nowhere/Absent.ttf"
  private let nothing = MeasurerPlaces(libraries: [absentLibrary], fonts: [absentFont])
  private let onlyLibrary = MeasurerPlaces(
    libraries: MeasurerPlaces.usual.libraries, fonts: [absentFont])
  private let both = MeasurerPlaces(
    libraries: [absentLibrary] + MeasurerPlaces.usual.libraries,
    fonts: [absentFont, "/", Machine.sans])

  @Test("without HarfBuzz the embedded widths serve, and the reason says what is missing")
  func defaultWithoutLibrary() throws {
    let selection = try MeasurerSelection.select(places: nothing)
    #expect(selection.measurer.description.kind == .embedded)
    #expect(selection.reason.contains(Self.absentLibrary))
  }

  @Test("without a font the embedded widths serve", .enabled(if: Machine.hasHarfBuzz))
  func defaultWithoutFont() throws {
    let selection = try MeasurerSelection.select(places: onlyLibrary)
    #expect(selection.measurer.description.kind == .embedded)
    #expect(selection.reason.contains(Self.absentFont))
  }

  @Test(
    "HarfBuzz serves with the first font that is there", .enabled(if: Machine.hasDejaVu237),
    arguments: [nil, .harfbuzz] as [MeasurerKind?])
  func found(kind: MeasurerKind?) throws {
    let selection = try MeasurerSelection.select(kind: kind, places: both)
    #expect(selection.measurer.description.font == "DejaVu Sans Version 2.37")
    #expect(selection.reason.hasPrefix("labels are measured by HarfBuzz "))
    #expect(selection.reason.contains(" with DejaVu Sans Version 2.37: "))
  }

  @Test("the embedded widths can be asked for")
  func embedded() throws {
    let selection = try MeasurerSelection.select(kind: .embedded, places: both)
    #expect(selection.measurer.description.kind == .embedded)
    #expect(
      selection.reason == "labels are measured with the embedded widths: they were asked for")
  }

  @Test("HarfBuzz cannot be asked for where it is absent")
  func harfBuzzAbsent() {
    let expected = TextMetricsError.libraryMissing(names: [Self.absentLibrary])
    #expect(throws: expected) {
      try MeasurerSelection.select(kind: .harfbuzz, places: nothing)
    }
    #expect(expected.description.contains("apt-get install libharfbuzz0b"))
  }

  @Test("HarfBuzz cannot be asked for where no font is", .enabled(if: Machine.hasHarfBuzz))
  func fontAbsent() {
    let expected = TextMetricsError.noUsualFont(places: [Self.absentFont])
    #expect(throws: expected) {
      try MeasurerSelection.select(kind: .harfbuzz, places: onlyLibrary)
    }
    #expect(expected.description.contains("fonts-dejavu-core"))
  }

  @Test("a named font asks for HarfBuzz")
  func fontWithoutLibrary() {
    #expect(throws: TextMetricsError.libraryMissing(names: [Self.absentLibrary])) {
      try MeasurerSelection.select(fonts: [Machine.sans], places: nothing)
    }
  }

  @Test(
    "a named font that is absent is an error, not a fallback", .enabled(if: Machine.hasHarfBuzz))
  func namedFontAbsent() {
    #expect(throws: TextMetricsError.fontMissing(path: Self.absentFont)) {
      try MeasurerSelection.select(fonts: [Self.absentFont], places: both)
    }
  }

  @Test("named fonts are used in their order", .enabled(if: Machine.hasDejaVu237))
  func namedFonts() throws {
    let selection = try MeasurerSelection.select(fonts: [Machine.mono, Machine.sans])
    #expect(
      selection.measurer.description.font
        == "DejaVu Sans Mono Version 2.37, DejaVu Sans Version 2.37")
    #expect(selection.reason.hasSuffix(": a font was named"))
  }

  @Test("the embedded widths refuse a font")
  func embeddedWithFont() {
    #expect(throws: TextMetricsError.fontsWithoutHarfBuzz(paths: ["a.ttf"])) {
      try MeasurerSelection.select(kind: .embedded, fonts: ["a.ttf"])
    }
  }

  @Test("a library that is something else is told apart from an absent one")
  func otherLibrary() throws {
    let names = ["libc.so.6", "libSystem.B.dylib"]
    #expect {
      _ = try HarfBuzzMeasurer(fonts: [Machine.sans], libraries: names)
    } throws: { error in
      guard case .libraryTooOld(let library, let function) = error as? TextMetricsError else {
        return false
      }
      return names.contains(library) && function == "hb_version_string"
    }
  }
}
