/// The measurer of a run, and why it was taken.
public struct MeasurerSelection {
  public let measurer: any TextMeasurer
  /// Which measurer it is and why, as a sentence without a full stop.
  public let reason: String

  /// Takes the measurer that was asked for, or else the best that the machine has.
  ///
  /// Fonts ask for HarfBuzz. Without any wish, HarfBuzz is taken with the first usable font of the
  /// places, and the embedded widths if the library or a font is missing.
  ///
  /// - Parameters:
  ///   - kind: What must be taken; nil leaves the choice.
  ///   - fonts: Font files, most wanted first; empty for a font of the usual places.
  ///   - places: Where to look for what was not named.
  /// - Throws: What is missing for the measurer asked for; what is wrong with a font file named.
  public static func select(
    kind: MeasurerKind? = nil, fonts: [String] = [], places: MeasurerPlaces = .usual
  ) throws(TextMetricsError) -> MeasurerSelection {
    switch kind {
    case .embedded:
      guard fonts.isEmpty else { throw .fontsWithoutHarfBuzz(paths: fonts) }
      return embedded(because: "they were asked for")
    case .harfbuzz:
      return try harfBuzz(fonts: fonts, places: places, because: "HarfBuzz was asked for")
    case .replay:
      throw .replayWithoutFile
    case nil where !fonts.isEmpty:
      return try harfBuzz(fonts: fonts, places: places, because: "a font was named")
    case nil:
      return automatic(places)
    }
  }

  private static func automatic(_ places: MeasurerPlaces) -> MeasurerSelection {
    do throws(TextMetricsError) {
      return try harfBuzz(fonts: [], places: places, because: "both were found")
    } catch {
      return embedded(because: error.problem)
    }
  }

  private static func embedded(because reason: String) -> MeasurerSelection {
    MeasurerSelection(
      measurer: EmbeddedMeasurer(),
      reason: "labels are measured with the embedded widths: \(reason)")
  }

  private static func harfBuzz(
    fonts: [String], places: MeasurerPlaces, because reason: String
  ) throws(TextMetricsError) -> MeasurerSelection {
    let library = try HarfBuzzLibrary(names: places.libraries)
    let measurer =
      fonts.isEmpty
      ? try withUsualFont(library, places)
      : try HarfBuzzMeasurer(fonts: fonts, library: library)
    let version = measurer.description.harfbuzz ?? ""
    return MeasurerSelection(
      measurer: measurer,
      reason:
        "labels are measured by HarfBuzz \(version) with \(measurer.description.font): \(reason)")
  }

  private static func withUsualFont(
    _ library: HarfBuzzLibrary, _ places: MeasurerPlaces
  ) throws(TextMetricsError) -> HarfBuzzMeasurer {
    for path in places.fonts {
      // A font that nobody named may be absent or damaged: the next one serves.
      if let measurer = try? HarfBuzzMeasurer(fonts: [path], library: library) { return measurer }
    }
    throw .noUsualFont(places: places.fonts)
  }
}
