import Foundation
import Testing

/// The steps of `action.yml` that decide and report, run as GitHub's runners run them, with a `gh`
/// that notes what it is told.
@Suite struct ActionTests {
  /// What a step ended with, and what is in its folder.
  private struct Run {
    let folder: TemporaryFolder
    let code: Int32

    func contents(_ name: String) -> String? { try? folder.contents(name) }
  }

  private static let action = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../action.yml").standardizedFileURL

  /// The script of a step: what is indented deeper than the key `run` after the step's name.
  private static func script(of step: String) throws -> String {
    let lines = try String(contentsOf: action, encoding: .utf8).components(separatedBy: "\n")
    let name = try #require(lines.firstIndex { $0.hasSuffix("- name: \(step)") })
    let run = try #require(lines[name...].firstIndex { $0.hasSuffix(" run: |") })
    let script = lines[(run + 1)...].prefix { $0.isEmpty || $0.hasPrefix("        ") }
    return script.joined(separator: "\n")
  }

  /// - Parameters:
  ///   - results: Files that earlier steps left in `bench-results`.
  ///   - comment: The id of the comment that is there already; nil for none.
  private func run(
    _ step: String, results: [String: String] = [:], comment: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Run {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for (name, text) in results {
      try files.createDirectory(
        at: folder.url.appending(path: "bench-results"), withIntermediateDirectories: true)
      try folder.file("bench-results/\(name)", Array(text.utf8))
    }
    try files.createDirectory(
      at: folder.url.appending(path: "tools"), withIntermediateDirectories: false)
    let gh = """
      #!/bin/bash
      echo "$*" >> '\(folder.path("told"))'
      case "$*" in *--paginate*) echo '\(comment ?? "")' ;; esac
      """
    let tool = try folder.file("tools/gh", Array(gh.utf8))
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
    let script = try folder.file("step.sh", Array(try Self.script(of: step).utf8))
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-eo", "pipefail", script]
    process.currentDirectoryURL = folder.url
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = folder.path("tools") + ":" + (variables["PATH"] ?? "")
    variables.merge(["REPOSITORY": "owner/name", "NUMBER": "7"]) { $1 }
    process.environment = variables.merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    return Run(folder: folder, code: process.terminationStatus)
  }

  private static let comment = "Comment on the pull request"

  @Test("A gate without a duel is commented on")
  func gateAlone() throws {
    let run = try run(Self.comment, results: ["gate.md": "### Passed\n"])
    #expect(run.code == 0)
    let text = try #require(run.contents("bench-results/comment.md"))
    #expect(text == "<!-- layout-benchmark-gate -->\n### Passed\n")
    #expect(run.contents("told")?.contains("repos/owner/name/issues/7/comments -F") == true)
  }

  @Test("A comment that is there is updated rather than repeated")
  func update() throws {
    let run = try run(
      Self.comment, results: ["gate.md": "### Passed\n", "duel.md": "### Duel\n"], comment: "4711")
    #expect(run.code == 0)
    #expect(run.contents("bench-results/comment.md")?.hasSuffix("### Passed\n### Duel\n") == true)
    let told = try #require(run.contents("told"))
    #expect(told.contains("-X PATCH repos/owner/name/issues/comments/4711"))
    #expect(!told.contains("issues/7/comments -F"))
  }

  @Test("A report longer than a comment may be is cut and fails nothing")
  func long() throws {
    let run = try run(
      Self.comment, results: ["gate.md": String(repeating: "finding\n", count: 100_000)])
    #expect(run.code == 0)
    let text = try #require(run.contents("bench-results/comment.md"))
    #expect(text.utf8.count <= 65_536)
    #expect(text.hasPrefix("<!-- layout-benchmark-gate -->\nfinding\n"))
  }

  @Test("A benchmark that did not run is said to have not")
  func nothing() throws {
    let run = try run(Self.comment)
    #expect(run.code == 0)
    #expect(run.contents("bench-results/comment.md")?.contains("did not run") == true)
  }

  @Test(
    "The job ends as the gate ended, or else as the duel, and fails where no gate ran",
    arguments: [
      ("0", "", 0), ("0", "0", 0), ("3", "", 3), ("3", "0", 3), ("0", "3", 3), ("5", "3", 5),
      ("", "", 1), ("", "0", 1),
    ])
  func decision(gate: String, duel: String, code: Int32) throws {
    #expect(try run("Decide", environment: ["GATE": gate, "DUEL": duel]).code == code)
  }
}
