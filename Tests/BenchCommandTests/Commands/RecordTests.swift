import Foundation
import Testing

@Suite struct RecordTests {
  @Test("Recorded costs are replayed with the recorded widths")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let labels = try folder.file("labels.txt", "Sketch\n\"Quoted\", with comma\n".utf8)
    let costs = folder.path("costs.csv")
    let recorded = try Bench.run(
      ["record", "--labels", labels, "--measurer", "embedded", "--output", costs])
    #expect(recorded.code == 0, "\(recorded.notes)")
    #expect(try folder.contents("costs.csv").hasPrefix("label,width,nanoseconds\r\n"))
    let measure = ["measure", "--labels", labels, "--format", "csv", "--measurer"]
    let replayed = try Bench.run(measure + ["replay:\(costs)"])
    #expect(replayed.code == 0, "\(replayed.notes)")
    #expect(try replayed.output == Bench.run(measure + ["embedded"]).output)
  }

  @Test("A run replays recorded costs in its launches")
  func run() throws {
    let folder = try TemporaryFolder()
    let costs = try folder.file(
      "costs.csv", "label,width,nanoseconds\nSketch,50,20000\nShapes,55,20000\n".utf8)
    let ending = try Bench.run([
      "run", "--allow-debug-build", "--quick", "--time-budget", "1", "--items", "6", "--workload",
      "first-fit", "--memo", "off", "--measurer", "replay:\(costs)", "--output", "-",
      "--no-progress",
    ])
    #expect(ending.code == 0, "\(ending.notes)")
    let lines = ending.output.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let fill = try #require(lines[0].firstIndex(of: "fill"))
    let fastest = try #require(lines[0].firstIndex(of: "min_ns"))
    let times = try lines.dropFirst().filter { $0[fill].isEmpty }.map {
      try #require(Double($0[fastest]))
    }
    // All strategies, views too, measure six labels of 20 µs each, at least.
    #expect(times.count == 8)
    #expect(times.allSatisfy { $0 >= 120_000 })
    #expect(ending.output.contains(",replay,off,6,"))
  }

  @Test(
    "A file without recorded costs says what is wrong",
    arguments: [
      ("", "empty"), ("label,width\n", "lacks the column nanoseconds"),
      ("label,width,nanoseconds\n", "holds no label"),
      ("label,width,nanoseconds\na,1,-5\n", "line 2 needs a width"),
      ("label,width,nanoseconds\na,wide,5\n", "line 2 needs a width"),
    ])
  func errors(text: String, words: String) throws {
    let folder = try TemporaryFolder()
    let costs = try folder.file("costs.csv", text.utf8)
    let labels = try folder.file("labels.txt", "a\n".utf8)
    let ending = try Bench.run(["measure", "--labels", labels, "--measurer", "replay:\(costs)"])
    #expect(ending.code == 1)
    #expect(ending.notes.contains(words), "\(ending.notes)")
  }

  @Test("A replay without a file is wrong usage")
  func noFile() throws {
    let ending = try Bench.run(["run", "--measurer", "replay"])
    #expect(ending.code == 2)
    #expect(ending.notes.contains("replay:FILE"))
  }
}
