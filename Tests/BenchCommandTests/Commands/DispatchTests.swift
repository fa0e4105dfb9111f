import Testing

@testable import BenchCommand

@Suite("A command line finds its command")
struct DispatchTests {
  private func run(_ words: String...) throws -> Bench.Ending {
    try InProcess.run(words, suites: [NamedSuite(name: "row"), NamedSuite(name: "flow")])
  }

  @Test("list names suites, workloads and strategies with their summaries")
  func list() throws {
    let ending = try run("list")
    #expect(ending.code == 0)
    for part in ["row", "flow", "open", "The first time.", "kept", "Keeps what it knows.", "60"] {
      #expect(ending.output.contains(part))
    }
  }

  @Test("list shows only the suite that was named")
  func oneSuite() throws {
    let ending = try run("list", "--suite", "flow")
    #expect(ending.output.hasPrefix("flow\n"))
    #expect(!ending.output.contains("row"))
  }

  @Test("An unknown suite gets the names that there are")
  func unknownSuite() throws {
    let ending = try run("list", "--suite", "grid")
    #expect(ending.code == ExitCode.wrongUsage.rawValue)
    #expect(ending.notes.contains("row, flow"))
  }

  @Test("Without a command, with options or without, the first command is meant")
  func defaultCommand() throws {
    #expect(try run().output == run("list").output)
    #expect(try run("--suite", "row").output == run("list", "--suite", "row").output)
    #expect(try run("--sui").notes.contains("'--suite'"))
  }

  @Test("Help comes before everything else, wherever it stands")
  func help() throws {
    let page = try run("list", "--help")
    #expect(page.code == 0)
    #expect(page.output.hasPrefix("Usage: bench list"))
    #expect(try run("help", "list").output == page.output)
    #expect(try run("list", "--suite", "row", "-h").output == page.output)
    #expect(try run("--suite", "--help").output == page.output)
    #expect(try run("--help").output == run("help").output)
    #expect(try run("list", "--", "--help").code == ExitCode.wrongUsage.rawValue)
  }

  @Test("The version is told")
  func version() throws {
    #expect(try run("--version").output == "bench \(Dispatch.version)\n")
    #expect(try run("list", "--version").output == "bench \(Dispatch.version)\n")
  }
}
