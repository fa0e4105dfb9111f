import Testing

/// A label of a kind that has broken text measuring before.
struct HostileLabel: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  var testDescription: String { name }

  static let all = [
    HostileLabel("empty", ""),
    HostileLabel("a space", " "),
    HostileLabel("NUL", "\u{0}"),
    HostileLabel("NUL inside", "nul\u{0}inside"),
    HostileLabel("line breaks", "line\nbreak\r\n\ttab\u{2028}"),
    HostileLabel("marks without a base", "\u{301}\u{301}"),
    HostileLabel("a lone joiner", "\u{200D}"),
    HostileLabel("noncharacters", "\u{FEFF}\u{FFFD}\u{FFFF}\u{10FFFF}"),
    HostileLabel("left to right first", "abc שלום def (123) مرحبا!"),
    HostileLabel("right to left first", "שלום abc مرحبا 12 привет"),
    HostileLabel("direction overrides", "a\u{202E}bc\u{202C}\u{2066}ש\u{2069}"),
    HostileLabel(
      "emoji sequences",
      "👨\u{200D}👩\u{200D}👧\u{200D}👦 🇫🇷 ❤\u{FE0F}\u{200D}🔥 1\u{FE0F}\u{20E3} 👍🏽"),
    HostileLabel("a tower of marks", "a" + String(repeating: "\u{316}\u{300}", count: 2000)),
    HostileLabel("many scripts", "क\u{94D}ष\u{94D}त\u{94D}र\u{93F}य 日本語 한국어 ไทย"),
    HostileLabel("a megabyte of one letter", String(repeating: "x", count: 1 << 20)),
    HostileLabel("30,000 runs", String(repeating: "aעا", count: 10_000)),
  ]
}
