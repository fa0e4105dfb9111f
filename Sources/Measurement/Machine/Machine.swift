import Foundation

/// What the machine says of itself. Whatever it does not say is nil.
public enum Machine {
  /// The system's name and version, such as `Debian GNU/Linux 12 (bookworm)`.
  public static var os: String? {
    #if os(Linux)
      value(of: "PRETTY_NAME", inFile: "/etc/os-release", separator: "=")?
        .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    #else
      ProcessInfo.processInfo.operatingSystemVersionString
    #endif
  }

  public static var kernel: String? { systemName?.release }

  public static var arch: String? { systemName?.machine }

  /// The processor's model name.
  public static var cpu: String? {
    #if os(Linux)
      value(of: "model name", inFile: "/proc/cpuinfo", separator: ":")
    #else
      systemControl("machdep.cpu.brand_string")
    #endif
  }

  public static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  public static var memoryBytes: Int { Int(clamping: ProcessInfo.processInfo.physicalMemory) }

  /// The load average of the last minute.
  public static var load: Double? {
    var averages = [Double](repeating: 0, count: 1)
    return getloadavg(&averages, 1) == 1 ? averages[0] : nil
  }

  private static var systemName: (release: String, machine: String)? {
    var name = utsname()
    guard uname(&name) == 0 else { return nil }
    return (text(name.release), text(name.machine))
  }

  /// The text in a field of C characters that ends at its first zero.
  private static func text<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  #if os(Linux)
    /// The value of the first line whose part before the separator is `key`.
    private static func value(of key: String, inFile path: String, separator: Character) -> String?
    {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      for line in text.split(separator: "\n") {
        let parts = line.split(separator: separator, maxSplits: 1)
        guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == key else {
          continue
        }
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
      return nil
    }
  #else
    private static func systemControl(_ name: String) -> String? {
      var size = 0
      guard sysctlbyname(name, nil, &size, nil, 0) == 0, size > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  #endif
}
