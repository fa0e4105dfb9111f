@testable import TextMetrics

/// What the machine that runs the tests has.
enum Machine {
  static let folder = "/usr/share/fonts/truetype/dejavu/"
  static let sans = folder + "DejaVuSans.ttf"
  static let mono = folder + "DejaVuSansMono.ttf"

  /// Whether HarfBuzz is there with the fonts that the recorded widths are for.
  static let hasDejaVu237: Bool = {
    let font = try? HarfBuzzMeasurer(fonts: [sans, mono]).description.font
    return font == "DejaVu Sans Version 2.37, DejaVu Sans Mono Version 2.37"
  }()

  static let hasHarfBuzz = (try? HarfBuzzLibrary(names: MeasurerPlaces.usual.libraries)) != nil

  static let needsDejaVu = "HarfBuzz or DejaVu Sans and Sans Mono 2.37 are absent"
  static let needsHarfBuzz = "HarfBuzz is absent"
}
