extension String {
  /// The text in quotes, fit for one line of a terminal: cut short if long, with control
  /// characters and direction marks written as escapes.
  var quoted: String {
    let limit = 60
    let shown = prefix(limit)
    return "'\(String(shown).escapingControls)\(shown.endIndex < endIndex ? "…" : "")'"
  }

  /// The text with every character that could move the cursor, change colours or reorder its
  /// surroundings written as an escape.
  var escapingControls: String {
    guard unicodeScalars.contains(where: \.isControlling) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isControlling {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControlling: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
