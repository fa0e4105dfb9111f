import Foundation

extension Double {
  /// The number with this many decimals, rounded.
  func decimals(_ count: Int) -> String { String(format: "%.\(count)f", self) }

  /// The number rounded to a millionth, which is more than any layout can show.
  var roundedToMillionths: Double { (self * 1_000_000).rounded() / 1_000_000 }

  /// The number with at most 6 decimals and no needless zeros.
  var atMostSixDecimals: String {
    let rounded = roundedToMillionths
    guard rounded != 0 else { return "0" }
    var text = rounded.decimals(6)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
