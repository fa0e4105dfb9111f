/// Values as JSON, written without keeping a document (RFC 8259).
enum JSONText {
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// What JSON has no number for is a string, such as `"inf"`.
  static func number(_ value: Double?) -> String {
    guard let value else { return "null" }
    return value.isFinite ? "\(value)" : "\"\(value)\""
  }
}
