import Foundation
import Testing

@testable import BenchCommand

@Suite struct ReportTests {
  private func results(in folder: TemporaryFolder) throws -> String {
    let path = folder.path("r.csv")
    let ending = try Bench.run([
      "run", "--allow-debug-build", "--quick", "--time-budget", "1", "--items", "6,20",
      "--workload", "first-fit", "--memo", "off", "--measurer", "embedded", "--output", path,
      "--quiet",
    ])
    #expect(ending.code == 0, "\(ending.notes)")
    return path
  }

  @Test("A run writes a page beside its results, and report writes the same one again")
  func page() throws {
    let folder = try TemporaryFolder()
    let path = try results(in: folder)
    #expect(try folder.names == ["r.csv", "r.html", "r.json"])
    let ending = try Bench.run(["report", path, "--output", folder.path("again.html")])
    #expect(ending.code == 0, "\(ending.notes)")
    #expect(try folder.contents("again.html") == folder.contents("r.html"))
    #expect(try folder.contents("r.html").contains("--time-budget"))
  }

  @Test("Charts are written as files, and a base is compared with")
  func charts() throws {
    let folder = try TemporaryFolder()
    let path = try results(in: folder)
    let ending = try Bench.run([
      "report", path, path, "--charts", folder.path("charts"), "--output", "-",
    ])
    #expect(ending.code == 0, "\(ending.notes)")
    #expect(ending.output.contains("Time against the base"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("charts"))
    #expect(names.count == 8)
    #expect(names.allSatisfy { $0.hasSuffix(".svg") })
  }

  @Test(
    "The terminal shows a chart, in ASCII where the locale is not UTF-8, never with colours in a file"
  )
  func terminal() throws {
    let folder = try TemporaryFolder()
    let path = try results(in: folder)
    let plain = try Bench.shell("LC_ALL=C $bench report '\(path)' --terminal | tail -24")
    #expect(plain.output.contains("833 us |"))
    #expect(!plain.output.contains("\u{1B}"))
    let unicode = try Bench.shell("LC_ALL=C.UTF-8 $bench report '\(path)' --terminal")
    #expect(unicode.output.contains("833 µs │"))
    #expect(try folder.names == ["r.csv", "r.html", "r.json"])
  }

  @Test("What is no file of results says so")
  func errors() throws {
    let folder = try TemporaryFolder()
    let wrong = try folder.file("wrong.csv", "a,b\n1,2\n".utf8)
    let ending = try Bench.run(["report", wrong])
    #expect(ending.code == 1)
    #expect(ending.notes.contains("lacks the columns"))
    let missing = try Bench.run(["report", folder.path("none.csv")])
    #expect(missing.code == 1)
    #expect(missing.notes.contains("none.csv"))
    #expect(try Bench.run(["report"]).code == 2)
    #expect(try Bench.run(["report", wrong, "--budget", "0"]).code == 2)
  }

  @Test(
    "Colours and block characters depend on the terminal",
    arguments: [
      (["LANG": "en_US.UTF-8"], true, true, true), (["LANG": "C"], true, true, false),
      (["LANG": "en_US.UTF-8", "NO_COLOR": "1"], true, false, true),
      (["LANG": "en_US.UTF-8", "NO_COLOR": ""], true, true, true),
      (["LANG": "en_US.UTF-8", "LC_ALL": "C"], true, true, false),
      (["LC_CTYPE": "de_DE.utf8"], false, false, true), (["TERM": "dumb"], true, false, false),
    ])
  func display(
    environment: [String: String], isTerminal: Bool, hasColors: Bool, isUnicode: Bool
  ) {
    let display = TerminalDisplay(environment: environment, isTerminal: isTerminal, columns: nil)
    #expect(display.hasColors == hasColors)
    #expect(display.isUnicode == isUnicode)
    #expect(display.width == TerminalDisplay.usualWidth)
  }

  @Test func aTerminalHasALeastWidth() {
    let display = TerminalDisplay(environment: [:], isTerminal: true, columns: 5)
    #expect(display.width == TerminalDisplay.narrowest)
  }
}
