import Foundation
import Measurement
import Testing

@Suite struct ProfileTests {
  private static let subject = "row/first-fit/candidates"
  private static let words = ["profile", subject, "--measurer", "embedded", "--allow-debug-build"]

  @Test func `The profile of whole rows says how often each item is measured and what would do`()
    throws
  {
    let ending = try Bench.run(Self.words + ["--items", "100"])
    #expect(ending.code == 0)
    #expect(ending.output.contains("Each item is measured 50.5 times"))
    #expect(ending.output.contains("(1 would do): 5050 item measurements"))
    #expect(ending.output.contains("measure_calls 5150"))
  }

  @Test func `The allocations of the profile are all that the operation makes`() throws {
    guard AllocationProbe() != nil else { return }
    let ending = try Bench.run(Self.words + ["--items", "30"])
    let line = try #require(ending.output.split(separator: "\n").first { $0.contains("holds") })
    let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(numbers.count == 4)
    #expect(Array(numbers.prefix(2)) == Array(numbers.suffix(2)))
    #expect(numbers[0] > 0)
  }

  @Test func `Every strategy of every suite has a profile`() throws {
    for strategy in ["candidates", "candidates-lazy", "greedy", "cached"] {
      for workload in ["first-fit", "resize", "relayout", "edit"] {
        let ending = try Bench.run([
          "profile", "row/\(workload)/\(strategy)", "--items", "6", "--fill", "0.5", "--memo",
          "on", "--measurer", "embedded", "--seed", "3", "--allow-debug-build",
        ])
        #expect(ending.code == 0, "\(workload)/\(strategy): \(ending.notes)")
        #expect(ending.output.contains("choose"))
      }
    }
  }

  @Test func `Traces and folded stacks are written beside the page`() throws {
    let folder = try TemporaryFolder()
    let (trace, folded) = (folder.path("trace.json"), folder.path("stacks.txt"))
    let ending = try Bench.run(
      Self.words + [
        "--items", "10", "--trace", trace, "--folded", folded, "--weight", "allocations",
      ])
    #expect(ending.code == 0)
    let document = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(filePath: trace)))
    let events = try #require((document as? [String: Any])?["traceEvents"] as? [[String: Any]])
    // 55 items and 10 badges measured, and the phases build and choose.
    #expect(events.count == 67)
    let stacks = try folder.contents("stacks.txt")
    #expect(stacks.hasPrefix("layout;") || stacks.hasPrefix("layout "))
  }

  @Test(arguments: [
    ("row/first-fit", "a suite, a workload and a strategy"),
    ("rows/first-fit/greedy", "did you mean 'row'?"),
    ("row/first-fit/greedily", "did you mean 'greedy'?"),
  ])
  func `A subject that there is not is wrong usage`(subject: String, sentence: String) throws {
    let ending = try Bench.run(["profile", subject])
    #expect(ending.code == 2)
    #expect(ending.notes.contains(sentence))
  }

  @Test func `A trace that cannot be written is an error that names the file`() throws {
    let ending = try Bench.run(Self.words + ["--trace", "/nowhere/trace.json"])
    #expect(ending.code == 1)
    #expect(ending.notes.contains("/nowhere/trace.json"))
  }

  @Test func `A heap profile holds each allocation of the operation`() throws {
    let folder = try TemporaryFolder()
    let ending = try Bench.run(
      Self.words + ["--items", "20", "--heap", folder.path("heap")])
    if ending.notes.contains("cannot profile the heap") { return }
    #expect(ending.code == 0)
    #expect(ending.notes.contains("jeprof --text"))
    let line = try #require(ending.output.split(separator: "\n").first { $0.contains("holds") })
    let exact = line.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(try folder.contents("heap").contains("[\(exact[0]): \(exact[1])]"))
  }
}
