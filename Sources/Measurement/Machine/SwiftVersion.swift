public import Foundation

/// The version of the compiler that built a program.
public enum SwiftVersion {
  /// What the compiler itself left in the executable's debug information, such as `6.3.1`, with
  /// ` (debug)` behind it where the program was built without optimisation; where that was
  /// stripped, the language version it was compiled as.
  public static func ofExecutable(at url: URL?) -> String {
    let version = url.flatMap(versionInside) ?? compiledAs
    return isDebugBuild ? version + " (debug)" : version
  }

  /// Whether this program was built without optimisation, so that its times mean nothing.
  public static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private static func versionInside(_ url: URL) -> String? {
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe),
      let mark = data.range(of: Data("Swift version ".utf8))
    else { return nil }
    let version = data[mark.upperBound...].prefix(32).prefix {
      $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    return version.isEmpty ? nil : String(decoding: version, as: UTF8.self)
  }

  private static var compiledAs: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
