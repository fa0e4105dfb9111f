import Foundation
import TestArithmetic
import Testing

/// A flow of the fixtures, with its answer.
struct FlowCase: Decodable, Sendable {
  var name: String
  var widths: [String]
  var heights: [String]
  var spacing: String
  var lineSpacing: String
  var maxWidth: String
  var origins: [[String]]
  var height: String
  var contentWidth: String

  static func load(_ file: String) throws -> [FlowCase] {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode([FlowCase].self, from: Data(contentsOf: url))
  }

  var flow: ExactFlow {
    ExactFlow(
      sizes: zip(widths, heights).map { ExactSize(ExactDecimal($0), ExactDecimal($1)) },
      spacing: ExactDecimal(spacing), lineSpacing: ExactDecimal(lineSpacing))
  }

  var available: ExactDecimal { ExactDecimal(maxWidth) }

  var answer: ExactFlow.Answer {
    ExactFlow.Answer(
      origins: origins.map { ExactPoint(ExactDecimal($0[0]), ExactDecimal($0[1])) },
      height: ExactDecimal(height), contentWidth: ExactDecimal(contentWidth))
  }
}
