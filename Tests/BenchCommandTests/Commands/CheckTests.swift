import Foundation
import HeadlessUI
import Profiling
import Testing

@testable import BenchCommand

/// Places nothing.
private struct LazyLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@Suite struct CheckTests {
  private let layouts = [
    CheckedLayout("layers", ZStackLayout()), CheckedLayout("lazy", LazyLayout()),
  ]

  private func run(_ words: String...) throws -> Bench.Ending {
    try InProcess.run(words, suites: [], layouts: layouts, commands: [CheckCommand.self])
  }

  @Test func `The package's own layouts are sound`() throws {
    let ending = try Bench.run(["check", "--cases", "30"])
    #expect(ending.code == 0, "\(ending.output)")
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count >= 4)
    #expect(lines.allSatisfy { $0.contains(": sound, in ") }, "\(ending.output)")
  }

  @Test func `A fault ends with exit code 1, and comes with a case, a remedy and a test`() throws {
    let ending = try run("check")
    #expect(ending.code == ExitCode.failed.rawValue)
    for part in [
      "layers: sound, in ", "lazy: 1 fault, in ",
      "\nplaces-each-subview: A subview is not placed, and appears in the centre.",
      "\n  Seen: subview 0 of 1 is not placed in bounds of 0 × 0.", "\n  With: 1 subview: ",
      "\n  Place every subview", "\n  try expectSound(\n    LazyLayout(),\n    on: LayoutExample([",
      "\nNot checked before these are right: ",
    ] {
      #expect(ending.output.contains(part), "\(part)")
    }
  }

  @Test func `A chosen layout is checked alone`() throws {
    let ending = try run("check", "--layout", "layers", "--cases", "5", "--seed", "9")
    #expect(ending.code == 0)
    #expect(ending.output.hasPrefix("layers: sound"))
    #expect(!ending.output.contains("lazy"))
    #expect(try run("check", "--list").output == "layers\nlazy\n")
  }

  @Test func `The JSON holds what the text says`() throws {
    let ending = try run("check", "--format", "json", "--cases", "5")
    #expect(ending.code == ExitCode.failed.rawValue)
    let json = try JSONSerialization.jsonObject(with: Data(ending.output.utf8))
    let document = try #require(json as? [String: Any])
    let found = try #require(document["layouts"] as? [[String: Any]])
    #expect(found.map { $0["name"] as? String } == ["layers", "lazy"])
    #expect(found.map { $0["sound"] as? Bool } == [true, false])
    let faults = try #require(found[1]["findings"] as? [[String: String]])
    #expect(faults.map { $0["rule"] } == ["places-each-subview"])
    #expect(faults[0].keys.sorted() == ["example", "remedy", "rule", "seen", "sentence", "test"])
  }

  @Test func `An unknown layout is wrong usage, and an executable without any says what to do`()
    throws
  {
    let unknown = try run("check", "--layout", "grid")
    #expect(unknown.code == ExitCode.wrongUsage.rawValue)
    #expect(unknown.notes.contains("layers, lazy"))
    let none = try InProcess.run(["check"], suites: [], commands: [CheckCommand.self])
    #expect(none.code == ExitCode.failed.rawValue)
    #expect(none.notes.contains("BenchCommand.main(suites:layouts:)"))
  }
}
