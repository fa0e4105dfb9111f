/// Why a measurer could not be made.
public enum TextMetricsError: Error, Hashable, Sendable {
  /// No HarfBuzz library was found under any of these names.
  case libraryMissing(names: [String])
  /// The HarfBuzz library lacks a function: it is too old, or is something else.
  case libraryTooOld(library: String, function: String)
  /// No font was named, and none was found in the usual places.
  case noUsualFont(places: [String])
  /// There is no file at this path.
  case fontMissing(path: String)
  /// The font file cannot be read, for this reason.
  case fontUnreadable(path: String, reason: String)
  /// The path names a folder, a device or a pipe.
  case fontNotAFile(path: String, what: String)
  /// The font file holds no bytes.
  case fontEmpty(path: String)
  /// The file is not an OpenType or TrueType font, or a damaged one.
  case notAFont(path: String, reason: String)
  /// Font files were named for the embedded widths, which use none.
  case fontsWithoutHarfBuzz(paths: [String])
  /// A replay was asked for without what to replay.
  case replayWithoutFile
}
