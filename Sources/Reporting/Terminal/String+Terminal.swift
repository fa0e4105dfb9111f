extension StringProtocol {
  /// The number of columns of a terminal that the text takes.
  ///
  /// A character is as wide as its widest part: two columns for East Asian wide characters and
  /// emoji (Unicode Standard Annex 11), none for marks and invisible ones, else one.
  var terminalWidth: Int {
    reduce(0) { $0 + $1.terminalWidth }
  }

  /// The text padded with spaces to a number of columns; unchanged if it is wider.
  func padded(to width: Int, alignment: TextAlignment) -> String {
    let padding = String(repeating: " ", count: Swift.max(0, width - terminalWidth))
    return alignment == .left ? self + padding : padding + self
  }

  /// The text without what moves the cursor, changes colours or the direction of writing: each
  /// such character becomes U+FFFD.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.steersTerminal ? "\u{FFFD}" : $0 }))
  }

  /// The words of the text on lines of at most `width` columns; a longer word has its own line.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let line = lines.last, line.terminalWidth + 1 + word.terminalWidth <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The text on lines of at most `width` columns, the first beginning with `head`, the others
  /// as far in.
  func wrapped(to width: Int, under head: String) -> [String] {
    let indent = String(repeating: " ", count: head.terminalWidth)
    return wrapped(to: width - head.terminalWidth).enumerated().map { index, line in
      (index == 0 ? head : indent) + line
    }
  }
}

extension String {
  /// The text cut to a number of terminal columns, with an ellipsis if something was cut.
  func shortened(to columns: Int) -> String {
    guard terminalWidth > columns else { return self }
    var text = ""
    for character in self {
      guard (text + String(character)).terminalWidth < columns else { break }
      text.append(character)
    }
    return text + "…"
  }
}

/// On which side of its column a text is.
enum TextAlignment {
  case left
  case right
}

extension Character {
  fileprivate var terminalWidth: Int {
    // The selector that turns a character into an emoji.
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.map(\.terminalWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var terminalWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return 0
    default: break
    }
    return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks whose characters are wide, by Unicode's EastAsianWidth.txt.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo, leading consonants
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0xA4CF,  // kana, ideographs, Yi
    0xA960...0xA97F,  // Hangul Jamo Extended-A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility ideographs
    0xFE30...0xFE6F,  // CJK compatibility and small forms
    0xFF00...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x1F300...0x1F64F, 0x1F900...0x1F9FF,  // pictographs
    0x20000...0x3FFFD,  // ideographs, supplementary planes
  ]

  fileprivate var steersTerminal: Bool {
    switch value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // direction of writing
    case 0x2028, 0x2029: true  // separators of lines and paragraphs
    default: properties.generalCategory == .control
    }
  }
}
