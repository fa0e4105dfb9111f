extension String {
  /// The text so that it stands in HTML and XML as it is: what would be markup is escaped, and
  /// what a reader could not see (controls, marks that turn the direction of writing) becomes
  /// U+FFFD.
  var markupEscaped: String {
    var result = ""
    for scalar in printable.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // XML has no place for these.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
