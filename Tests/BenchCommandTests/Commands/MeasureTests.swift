import Foundation
import Testing

@testable import BenchCommand

@Suite("bench measure prints the size of each label")
struct MeasureTests {
  private func measure(_ format: String, _ labels: String) throws -> Bench.Ending {
    try Bench.run(
      ["measure", "--labels", "-", "--measurer", "embedded", "--format", format],
      input: Array(labels.utf8))
  }

  @Test("CSV quotes what must be quoted and has six decimals")
  func csv() throws {
    let ending = try measure("csv", "Sketch\na \"b\", c\n")
    let lines = ending.output.split(separator: "\r\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "label,width_pt,height_pt")
    #expect(lines[1].hasPrefix("Sketch,42.798000,"))
    #expect(lines[2].hasPrefix("\"a \"\"b\"\", c\","))
  }

  @Test("JSON names the measurer and holds every label as it was given")
  func json() throws {
    struct Document: Decodable {
      struct Measurer: Decodable { var kind: String }
      struct Entry: Decodable {
        var label: String
        var width: Double
        var height: Double
      }
      var measurer: Measurer
      var fontSize: Double
      var labels: [Entry]
    }
    let labels = ["Sketch", "\"/\\", "सूची", "tab\tbed"]
    let ending = try measure("json", labels.joined(separator: "\n"))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let document = try decoder.decode(Document.self, from: Data(ending.output.utf8))
    #expect(document.measurer.kind == "embedded")
    #expect(document.fontSize == 14)
    #expect(document.labels.map(\.label) == labels)
    #expect(document.labels[0].width == 42.798)
    #expect(document.labels.allSatisfy { $0.height > 0 })
  }

  @Test("In the table for people no label can move the cursor")
  func controls() throws {
    let ending = try measure("text", "red \u{1B}[31m\n")
    #expect(!ending.output.contains("\u{1B}"))
    #expect(ending.output.contains("\\u{1b}[31m"))
  }
}
