/// Where HarfBuzz and fonts are looked for.
public struct MeasurerPlaces: Hashable, Sendable {
  /// Names and paths of the HarfBuzz library, as `dlopen` takes them, most wanted first.
  public var libraries: [String]
  /// Font files, most wanted first.
  public var fonts: [String]

  public init(libraries: [String], fonts: [String]) {
    self.libraries = libraries
    self.fonts = fonts
  }

  /// The names of HarfBuzz on Linux and macOS (with Homebrew and MacPorts), and where Debian and
  /// Ubuntu, Fedora, Arch and macOS keep DejaVu Sans, Liberation Sans, Noto Sans and the system
  /// fonts.
  public static let usual = MeasurerPlaces(
    libraries: [
      "libharfbuzz.so.0",
      "libharfbuzz.0.dylib",
      "/opt/homebrew/lib/libharfbuzz.0.dylib",
      "/usr/local/lib/libharfbuzz.0.dylib",
      "/opt/local/lib/libharfbuzz.0.dylib",
    ],
    fonts: [
      "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
      "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
      "/usr/share/fonts/TTF/DejaVuSans.ttf",
      "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
      "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf",
      "/usr/share/fonts/liberation-sans-fonts/LiberationSans-Regular.ttf",
      "/usr/share/fonts/liberation/LiberationSans-Regular.ttf",
      "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
      "/usr/share/fonts/google-noto/NotoSans-Regular.ttf",
      "/usr/share/fonts/noto/NotoSans-Regular.ttf",
      "/System/Library/Fonts/SFNS.ttf",
      "/System/Library/Fonts/Helvetica.ttc",
      "/System/Library/Fonts/Supplemental/Arial.ttf",
    ])
}
