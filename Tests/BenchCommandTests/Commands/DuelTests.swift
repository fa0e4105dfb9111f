import Foundation
import Testing

/// `bench duel` on debug builds: how it goes and ends, not what it finds.
@Suite("Dueling two builds")
struct DuelTests {
  private static let small = [
    "duel", "--allow-debug-build", "--launches", "2", "--rounds", "2", "--items", "6",
    "--workload", "first-fit", "--memo", "off", "--measurer", "embedded",
  ]

  private func duel(base: String, _ words: String...) throws -> Bench.Ending {
    try Bench.run(Self.small + ["--base", base] + words)
  }

  @Test("A build dueled with itself is compared in every row, and is not slower by an eighth")
  func itself() throws {
    let ending = try duel(base: Bench.executable.path, "--effect", "900")
    #expect(ending.code == 0, "\(ending.notes)")
    #expect(ending.output.contains("Passed: 16 rows dueled, least effect 900 %."))
  }

  @Test(
    "A program that crashes, is none of ours or is missing ends the duel with its name",
    arguments: [
      ("#!/bin/sh\nkill -SEGV $$\n", "signal 11"), ("#!/bin/sh\nexit 2\n", "exit code 2"),
      ("#!/bin/sh\nexec cat\n", "no answer"),
      (
        "#!/bin/sh\necho '{\"offer\":{\"_0\":{\"version\":7,\"cells\":[]}}}'\nsleep 5\n",
        "version 7"
      ),
    ])
  func others(script: String, names: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("other", script.utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let ending = try duel(base: path)
    #expect(ending.code == 1)
    #expect(ending.notes.contains("the base, "))
    #expect(ending.notes.contains(names), "\(ending.notes)")
  }

  @Test("A program that is not there is named")
  func missing() throws {
    let ending = try duel(base: "/no/such/bench")
    #expect(ending.code == 1)
    #expect(ending.notes.contains("/no/such/bench"))
  }

  @Test("A base is needed, and only one")
  func usage() throws {
    #expect(try Bench.run(Self.small).code == 2)
    #expect(try duel(base: "a", "--base-ref", "b").code == 2)
  }
}
