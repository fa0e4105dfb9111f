import Foundation
import Measurement
import Testing

@Suite(.enabled(if: CallgrindLauncher.isInstalled, "valgrind is not installed"))
struct InstructionTests {
  private func instructions(_ words: [String]) throws -> Double {
    let ending = try Bench.run(
      ["profile"] + words + ["--measurer", "embedded", "--instructions", "--allow-debug-build"])
    let line = ending.output.split(separator: "\n").first { $0.hasSuffix(" instructions") }
    return try #require(line.flatMap { Double($0.split(separator: " ")[0]) }, "\(ending.notes)")
  }

  @Test func `Two counts of one operation differ by less than a thousandth`() throws {
    let words = ["row/first-fit/greedy", "--items", "20"]
    let (one, other) = (try instructions(words), try instructions(words))
    #expect(one > 1000)
    #expect(abs(one - other) < one * InstructionCount.tolerance)
  }

  @Test func `One more item to go over is seen`() throws {
    let six = try instructions(["row/first-fit/candidates", "--items", "6"])
    let seven = try instructions(["row/first-fit/candidates", "--items", "7"])
    #expect(seven > six * (1 + 10 * InstructionCount.tolerance))
  }

  @Test func `A run counts instructions where it is asked to, and only there`() throws {
    let folder = try TemporaryFolder()
    func column(_ words: [String]) throws -> [String] {
      let ending = try Bench.run(
        [
          "run", "--suite", "row", "--workload", "first-fit", "--items", "6", "--memo", "off",
          "--quick", "--measurer", "embedded", "--allow-debug-build", "--no-progress",
          "--time-budget", "1", "--output", folder.path("results.csv"),
        ] + words)
      #expect(ending.code == 0, "\(ending.notes)")
      let rows = try folder.contents("results.csv").split(separator: "\n")
        .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
      let index = try #require(rows.first?.firstIndex(of: "instructions"))
      return rows.dropFirst().map { $0[index] }
    }
    #expect(try column(["--counter", "instructions"]).allSatisfy { Int($0) ?? 0 > 1000 })
    #expect(try column([]).allSatisfy(\.isEmpty))
  }
}

@Suite struct CallgrindTests {
  @Test func `Without valgrind the error names the package to install`() throws {
    let ending = try Bench.shell(
      """
      PATH=/nowhere "$bench" profile row/first-fit/greedy --measurer embedded \
      --instructions --allow-debug-build
      """)
    #expect(ending.code == 1)
    #expect(ending.notes.contains("install the Debian package 'valgrind'"))
  }
}
