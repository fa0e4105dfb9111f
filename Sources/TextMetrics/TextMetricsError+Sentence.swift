extension TextMetricsError: CustomStringConvertible {
  /// What was wrong, where, and what to do.
  public var description: String {
    switch self {
    case .libraryMissing(let names):
      "HarfBuzz was not found (looked for \(list(names))); install it (\(Self.libraryHint)) or "
        + "measure with the embedded widths"
    case .libraryTooOld(let library, let function):
      "'\(library)' lacks the function '\(function)'; install HarfBuzz 2.1 or later "
        + "(\(Self.libraryHint)) or measure with the embedded widths"
    case .noUsualFont(let places):
      "no font was found (looked for \(list(places))); install one (Debian and Ubuntu: apt-get "
        + "install fonts-dejavu-core), name a font file, or measure with the embedded widths"
    case .fontMissing(let path):
      "there is no font file '\(path)'; check the path"
    case .fontUnreadable(let path, let reason):
      "the font file '\(path)' cannot be read: \(reason); check its permissions"
    case .fontNotAFile(let path, let what):
      "'\(path)' is \(what), not a font file; name a .ttf, .otf or .ttc file"
    case .fontEmpty(let path):
      "the font file '\(path)' is empty; copy or install the font again"
    case .notAFont(let path, let reason):
      "'\(path)' is not a usable font: \(reason); name an OpenType or TrueType file (.ttf, .otf, "
        + ".ttc)"
    case .fontsWithoutHarfBuzz(let paths):
      "the embedded widths use no font file, but \(list(paths)) was given; leave the font out or "
        + "measure with harfbuzz"
    }
  }

  private static let libraryHint =
    "Debian and Ubuntu: apt-get install libharfbuzz0b; macOS: brew install harfbuzz"

  private func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
