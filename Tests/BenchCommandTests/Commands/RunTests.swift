import Foundation
import Testing

/// `bench run` as a person runs it, but for the build: tests are not optimised.
@Suite struct RunTests {
  private static let small = [
    "run", "--allow-debug-build", "--quick", "--time-budget", "1", "--suite", "row",
    "--workload", "first-fit", "--memo", "off", "--measurer", "embedded", "--no-progress",
  ]

  /// The records of a CSV text without quoted fields, by column.
  private func records(_ text: String) throws -> [[String: String]] {
    let lines = text.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  @Test("A debug build is refused, and nothing is written")
  func debugBuild() throws {
    let folder = try TemporaryFolder()
    let ending = try Bench.run(["run", "--output", folder.path("r.csv")])
    #expect(ending.code == 1)
    #expect(ending.notes.contains("swift run -c release bench"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("A run writes its results as CSV and JSON and shows a table")
  func wholeRun() throws {
    let folder = try TemporaryFolder()
    let ending = try Bench.run(
      Self.small + ["--items", "6,100", "--output", folder.path("r.csv")])
    #expect(ending.code == 0, "\(ending.notes)")
    #expect(ending.output.contains("row / first-fit"))
    let records = try records(folder.contents("r.csv"))
    #expect(records.count == 2 * 2 * 8)
    let appearances = records.filter { $0["strategy"] == "candidates" && $0["fill"] == "" }
      .map { $0["item_appearances"] }
    #expect(appearances == ["21", "5050"])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(folder.contents("r.json").utf8))
        as? [String: Any])
    #expect((document["rows"] as? [Any])?.count == records.count)
  }

  @Test("Two runs count the same work and the same allocations in every row")
  func repeatable() throws {
    let names = [
      "item_appearances", "badge_appearances", "measure_calls", "cache_hits", "search_steps",
      "placements", "allocations", "allocated_bytes", "freed_bytes", "strategy",
    ]
    let runs = try (0..<2).map { _ in
      let ending = try Bench.run(Self.small + ["--items", "6,30", "--output", "-"])
      return try records(ending.output).map { record in names.map { record[$0] } }
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].count == 32)
    // Views search and keep what they do within the engine, which does not tell it apart.
    let kernels = runs[0].filter { $0.last??.hasSuffix("-view") == false }
    #expect(kernels.count == 16)
    #expect(kernels.allSatisfy { $0.prefix(6).allSatisfy { $0 != "" } })
    #expect(runs[0].allSatisfy { $0[0] != "" && $0[2] != "" })
  }

  @Test("What is over budget has a row with its counts and without a time")
  func overBudget() throws {
    let kernels = ["--strategy", "candidates", "--strategy", "greedy"]
    let ending = try Bench.run(Self.small + kernels + ["--items", "10000", "--output", "-"])
    let record = try #require(
      try records(ending.output).first { $0["strategy"] == "candidates" })
    #expect(record["status"] == "over-budget")
    #expect(record["item_appearances"] == "50005000")
    #expect(record["median_ns"] == "")
    let greedy = try #require(try records(ending.output).first { $0["strategy"] == "greedy" })
    #expect(greedy["reference"] == "greedy")
  }

  @Test("An interrupted run keeps what was measured, says so, and leaves no process behind")
  func interruption() throws {
    let folder = try TemporaryFolder()
    let dropped = ["--quick", "--time-budget", "1", "--no-progress"]
    let words = Self.small.filter { !dropped.contains($0) }
    let ending = try Bench.shell(
      """
      $bench \(words.joined(separator: " ")) --items 6,10,20,50,100,200,500 --time-budget 60 \
      --output r.csv 2> err & run=$!
      until grep -q 'finding out' err; do sleep 0.1; done
      sleep 3; kill -INT $run; wait $run; code=$?
      cat err >&2; exit $code
      """, folder: folder.url)
    #expect(ending.code == 1)
    #expect(ending.notes.contains("interrupted"))
    let statuses = Set(try records(folder.contents("r.csv")).compactMap { $0["status"] })
    #expect(statuses.isSubset(of: ["ok", "few-samples", "over-budget", "interrupted"]))
    #expect(statuses.contains("interrupted"))
  }

  @Test(
    "Where the results cannot go is said before anything is measured",
    arguments: ["/no/such/folder/r.csv", "/", "/dev/full"])
  func unwritable(path: String) throws {
    let ending = try Bench.run(Self.small + ["--items", "6", "--output", path])
    #expect(ending.code == 1)
    #expect(ending.notes.contains(path == "/" ? "/" : path))
  }
}
