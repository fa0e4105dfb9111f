import Foundation

extension Double {
  /// The number rounded to a millionth, which is more than any layout can show.
  var roundedToMillionths: Double { (self * 1_000_000).rounded() / 1_000_000 }

  /// The number with 6 decimals.
  var sixDecimals: String { String(format: "%.6f", roundedToMillionths) }

  /// The number with at most 6 decimals and no needless zeros.
  var atMostSixDecimals: String {
    guard roundedToMillionths != 0 else { return "0" }
    var text = sixDecimals
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
