extension TextMetricsError: CustomStringConvertible {
  /// What was wrong and where, and what to do.
  public var description: String { "\(problem); \(advice)" }

  /// What was wrong, and where.
  var problem: String {
    switch self {
    case .libraryMissing(let names):
      "HarfBuzz was not found (looked for \(list(names)))"
    case .libraryTooOld(let library, let function):
      "the HarfBuzz library '\(library)' lacks the function '\(function)'"
    case .noUsualFont(let places):
      "no font was found (looked for \(list(places)))"
    case .fontMissing(let path):
      "there is no font file '\(path)'"
    case .fontUnreadable(let path, let reason):
      "the font file '\(path)' cannot be read: \(reason)"
    case .fontNotAFile(let path, let what):
      "'\(path)' is \(what), not a font file"
    case .fontEmpty(let path):
      "the font file '\(path)' is empty"
    case .notAFont(let path, let reason):
      "'\(path)' is not a usable font: \(reason)"
    case .fontsWithoutHarfBuzz(let paths):
      "the embedded widths use no font file, but \(list(paths)) was given"
    case .replayWithoutFile:
      "a replay needs recorded costs"
    }
  }

  private var advice: String {
    switch self {
    case .libraryMissing:
      "install it (\(Self.libraryPackages)) or measure with the embedded widths"
    case .libraryTooOld:
      "install HarfBuzz 2.1 or later (\(Self.libraryPackages)) or measure with the embedded widths"
    case .noUsualFont:
      "install one (Debian and Ubuntu: apt-get install fonts-dejavu-core), name a font file, or "
        + "measure with the embedded widths"
    case .fontMissing: "check the path"
    case .fontUnreadable: "check its permissions"
    case .fontEmpty: "copy or install the font again"
    case .fontNotAFile, .notAFont: "name an OpenType or TrueType file (.ttf, .otf, .ttc)"
    case .fontsWithoutHarfBuzz: "leave the font out or measure with harfbuzz"
    case .replayWithoutFile: "name the file as replay:FILE"
    }
  }

  private static let libraryPackages =
    "Debian and Ubuntu: apt-get install libharfbuzz0b; macOS: brew install harfbuzz"

  private func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
