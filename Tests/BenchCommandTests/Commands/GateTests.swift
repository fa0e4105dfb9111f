import Foundation
import Testing

/// `bench gate` on debug builds: what counts is compared, times are left out.
@Suite("Gating on a baseline")
struct GateTests {
  private func gate(_ words: String..., in folder: TemporaryFolder) throws -> Bench.Ending {
    try Bench.run(
      ["gate", "--allow-debug-build", "--no-progress", "--baseline", folder.path("base.csv")]
        + words, folder: folder.url)
  }

  private func makeBaseline(in folder: TemporaryFolder) throws {
    let ending = try gate(
      "--update-baseline", "--quick", "--time-budget", "1", "--suite", "row", "--items", "6,30",
      in: folder)
    #expect(ending.code == 0, "\(ending.notes)")
  }

  @Test("Without a baseline the exit code is 5, and the one command that makes it is named")
  func missing() throws {
    let ending = try gate(in: try TemporaryFolder())
    #expect(ending.code == 5)
    #expect(ending.notes.contains("swift run -c release bench gate --update-baseline"))
  }

  @Test("Unchanged code passes, with counts and allocations of every row compared")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    try makeBaseline(in: folder)
    let ending = try gate("--time", "off", in: folder)
    #expect(ending.code == 0, "\(ending.output)\(ending.notes)")
    #expect(ending.output.hasPrefix("Passed: 144 rows compared"))
    #expect(try folder.contents("base.csv").contains("embedded"))
  }

  @Test("A baseline that promises less work fails, and its new results are kept")
  func regression() throws {
    let folder = try TemporaryFolder()
    try makeBaseline(in: folder)
    let base = try folder.contents("base.csv")
    let lines = base.split(separator: "\r\n", omittingEmptySubsequences: false)
    let header = try #require(lines.first).split(separator: ",")
    let column = try #require(header.firstIndex(of: "item_appearances"))
    let changed = lines.map { line -> String in
      var fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if line.hasPrefix("1,row,resize,greedy,") { fields[column] = "1" }
      return fields.joined(separator: ",")
    }
    try folder.file("base.csv", changed.joined(separator: "\r\n").utf8)
    let ending = try gate("--time", "off", "--output", folder.path("new.csv"), in: folder)
    #expect(ending.code == 3, "\(ending.output)\(ending.notes)")
    #expect(ending.output.contains("\n  row/resize/greedy  "))
    #expect(try folder.contents("new.csv").contains("greedy"))
  }

  @Test("Times that were to decide and cannot are no pass")
  func otherProcessor() throws {
    let folder = try TemporaryFolder()
    try makeBaseline(in: folder)
    let base = try folder.contents("base.csv")
    try folder.file("base.csv", base.replacing("(debug)", with: "(other)").utf8)
    let ending = try gate("--time", "gate", in: folder)
    #expect(ending.code == 5)
    #expect(ending.notes.contains("times cannot decide here"))
    #expect(try gate(in: folder).code == 0)
  }

  @Test("A baseline with another font cannot be compared")
  func otherFont() throws {
    let folder = try TemporaryFolder()
    try makeBaseline(in: folder)
    let base = try folder.contents("base.csv")
    try folder.file("base.csv", base.replacing("Helvetica", with: "Times").utf8)
    let ending = try gate("--time", "off", in: folder)
    #expect(ending.code == 5)
    #expect(ending.notes.contains("font"))
  }
}
