import Foundation
import TestArithmetic
import Testing

/// A row of the fixtures, with its answer.
struct RowCase: Decodable, Sendable {
  struct Badge: Decodable {
    var kind: String
    var width: String?
    var base: String?
    var perDigit: String?
    var widths: [String]?
  }

  var name: String
  var widths: [String]
  var spacing: String
  var badge: Badge
  var available: String
  var visible: Int
  var hidden: Int
  var width: String
  var overflows: Bool

  static func load(_ file: String) throws -> [RowCase] {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode([RowCase].self, from: Data(contentsOf: url))
  }

  var exactRow: ExactRow {
    ExactRow(
      widths: widths.map { ExactDecimal($0) }, badges: badge.exact(items: widths.count),
      spacing: ExactDecimal(spacing))
  }

  var answer: ExactRow.Answer {
    ExactRow.Answer(
      visible: visible, hidden: hidden, width: ExactDecimal(width), overflows: overflows)
  }
}

extension RowCase.Badge {
  /// The widths for 1 to `items` hidden items.
  func exact(items: Int) -> [ExactDecimal] {
    (0..<items).map { index in
      switch kind {
      case "constant": ExactDecimal(width!)
      case "table": ExactDecimal(widths![index])
      case "digits": .digits(hidden: index + 1, base: base!, perDigit: perDigit!)
      default: preconditionFailure("a badge of the unknown kind \(kind)")
      }
    }
  }
}

extension ExactDecimal {
  /// A badge that grows by its digits.
  static func digits(hidden: Int, base: String, perDigit: String) -> ExactDecimal {
    let digits = Int128(String(hidden).count)
    return ExactDecimal(base) + ExactDecimal(scaled: ExactDecimal(perDigit).scaled * digits)
  }
}
