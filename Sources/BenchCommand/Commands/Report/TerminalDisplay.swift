import Foundation
import Reporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the terminal behind standard output can show.
struct TerminalDisplay {
  var width: Int
  var hasColors: Bool
  var isUnicode: Bool

  static let usualWidth = 100
  static let narrowest = 40

  static var current: TerminalDisplay {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return TerminalDisplay(
      environment: ProcessInfo.processInfo.environment, isTerminal: isTerminal,
      columns: isTerminal ? columns : nil)
  }

  /// - Parameters:
  ///   - environment: Colours are left out where `NO_COLOR` is not empty (no-color.org) and on a
  ///     dumb terminal. The locale is that of `LC_ALL`, `LC_CTYPE` or `LANG`, the first that is
  ///     not empty.
  ///   - columns: As wide as the terminal is; nil if that is not known.
  init(environment: [String: String], isTerminal: Bool, columns: Int?) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let locale = (value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? "").lowercased()
    isUnicode = locale.contains("utf-8") || locale.contains("utf8")
    hasColors = isTerminal && value("NO_COLOR") == nil && value("TERM") != "dumb"
    let wished = columns ?? value("COLUMNS").flatMap { Int($0) } ?? Self.usualWidth
    width = max(Self.narrowest, wished)
  }

  var chartStyle: TerminalChart.Style {
    TerminalChart.Style(width: width, isUnicode: isUnicode, hasColors: hasColors)
  }

  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
