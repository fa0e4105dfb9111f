import Foundation
import RowFitting
import Testing

@testable import BenchCommand

@Suite("bench fit answers one row")
struct FitTests {
  private struct Document: Decodable {
    struct Entry: Decodable, Equatable {
      var strategy: String
      var visible: Int
      var hidden: Int
      var width: Double
      var overflows: Bool
      var counts: [String: Int]
    }

    struct Omission: Decodable {
      var strategy: String
      var reason: String
      var counts: [String: Int]
    }

    var results: [Entry]
    var notRun: [Omission]?
  }

  private func fit(_ line: String, input: String = "") throws -> Document {
    let words = ["fit"] + line.split(separator: " ").map(String.init) + ["--format", "json"]
    let ending = try Bench.run(words, input: Array(input.utf8))
    #expect(ending.code == 0, "\(ending.notes)")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Document.self, from: Data(ending.output.utf8))
  }

  @Test(
    "The running example shows what it should at each width",
    arguments: [
      ("344", 4, 344.0, false), ("343", 3, 316, false), ("300", 2, 244, false),
      ("220", 1, 140, false), ("60", 0, 60, false), ("59", 0, 60, true),
    ])
  func widths(available: String, visible: Int, width: Double, overflows: Bool) throws {
    let document = try fit("--widths 72,96,64,88 --badge 60 --spacing 8 --width \(available)")
    #expect(document.results.map(\.strategy) == RowStrategy.allCases.map(\.rawValue))
    for entry in document.results {
      #expect(entry.visible == visible)
      #expect(entry.hidden == 4 - visible)
      #expect(entry.width == width)
      #expect(entry.overflows == overflows)
    }
    #expect(document.results[0].counts["item_appearances"] == 10)
    #expect(document.notRun == nil)
  }

  @Test("Exact fits of tenths are fits, and widths have at most six decimals")
  func tenths() throws {
    let document = try fit("--widths 0.1,0.1,0.1 --badge 1 --spacing 0 --width 0.3")
    #expect(document.results.allSatisfy { $0.visible == 3 && $0.width == 0.3 })
  }

  @Test("A badge table is taken by hidden count")
  func table() throws {
    let document = try fit("--widths 10,10,10 --badges 30,5,5 --spacing 0 --width 25")
    #expect(document.results.allSatisfy { $0.visible == 1 && $0.width == 15 })
  }

  @Test("Six labels are 21 appearances for candidates, and measured")
  func labels() throws {
    let labels = "Sketch\nColor samples\nShapes\nBrushes\nLayers\nExport\n"
    let document = try fit("--labels - --measurer embedded --width 320", input: labels)
    #expect(document.results.allSatisfy { $0.visible + $0.hidden == 6 && $0.width <= 320 })
    #expect(document.results[0].counts["item_appearances"] == 21)
    #expect(document.results[0].counts["measure_calls"] == 27)
  }

  @Test("Beyond the limit, whole rows are counted and not built")
  func large() throws {
    let labels = String(repeating: "Sketch\n", count: FitRun.mostWholeRowItems + 1)
    let document = try fit("--labels - --measurer embedded", input: labels)
    #expect(document.results.map(\.strategy) == ["greedy", "cached"])
    let omissions = try #require(document.notRun)
    #expect(omissions.map(\.strategy) == ["candidates", "candidates-lazy"])
    #expect(omissions[0].counts["item_appearances"] == 2001 * 2002 / 2)
    #expect(omissions[0].reason.contains("2000"))
  }

  @Test("The table for people has a line a strategy")
  func text() throws {
    let words = "fit --widths 72,96 --badge 60 --width 100 --strategy greedy --strategy cached"
    let ending = try Bench.run(words.split(separator: " ").map(String.init))
    let lines = ending.output.split(separator: "\n")
    #expect(lines[0] == "2 items in 100 pt")
    #expect(lines.count == 4)
    #expect(lines[2].hasPrefix("greedy "))
    #expect(lines[3].hasPrefix("cached "))
  }

  private func snapshot(_ line: String, input: String = "") throws -> Bench.Ending {
    try Bench.run(
      ["fit"] + line.split(separator: " ").map(String.init), input: Array(input.utf8))
  }

  @Test("A snapshot shows the chosen row's chips where the row puts them")
  func snapshots() throws {
    let question = "--widths 72,96,64,88 --badge 60 --spacing 8 --width 300"
    let text = try snapshot(question + " --snapshot text")
    #expect(text.code == 0, "\(text.notes)")
    for line in [
      "Root (0, 0) 300 × 28", "\"1\"", "\"2\"", "\"2 more\"", "PlainChip #0 (0, 0) 72 × 28",
      "PlainChip #1 (80, 0) 96 × 28", "PlainChip (184, 0) 60 × 28",
    ] {
      #expect(text.output.contains(line), "\(line) is not in\n\(text.output)")
    }
    #expect(!text.output.contains("\"3\""))
    let json = try snapshot(question + " --snapshot json").output
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(root?["type"] as? String == "Root")
  }

  @Test("A snapshot of labels is a picture of chips with their titles and the badge")
  func picture() throws {
    let labels = "Sketch\nColor samples\nShapes & <lines>\n"
    let picture = try snapshot(
      "--labels - --measurer embedded --width 230 --snapshot svg", input: labels)
    #expect(picture.code == 0, "\(picture.notes)")
    #expect(picture.output.hasPrefix("<svg "))
    #expect(picture.output.contains(">Sketch<"))
    #expect(picture.output.contains(">2 more<"))
    let wide = try snapshot(
      "--labels - --measurer embedded --width 1000 --snapshot svg", input: labels)
    #expect(wide.output.contains("Shapes &amp; &lt;lines&gt;"))
  }

  @Test("A snapshot and a format are two answers")
  func snapshotAndFormat() throws {
    let ending = try snapshot("--widths 1 --badge 1 --snapshot svg --format json")
    #expect(ending.code == 2)
    #expect(ending.notes.contains("--format"))
    #expect(try snapshot("--widths 1 --badge 1 --snapshot png").code == 2)
  }
}
