import Foundation
import HeadlessUI
import Testing

private struct Demo: App {
  @State private var title = "abc"

  var body: some Scene {
    WindowGroup {
      Text(title).onAppear { title = "abcdef" }
    }
    .defaultSize(width: 300, height: 200)
  }
}

private struct Bare: App {
  var body: some Scene {
    WindowGroup("Bare") { Color.red }
    WindowGroup(id: "second") { Text("never seen") }
  }
}

@MainActor @Suite struct AppRunTests {
  @Test func `An app's first window is laid out with the state of the app`() {
    let outcome = AppRun.outcome(of: Demo(), arguments: ["--size", "680x160"])
    #expect(outcome.code == 0)
    #expect(outcome.message.isEmpty)
    #expect(outcome.output.hasPrefix("Root (0, 0) 680 × 160\n"))
    #expect(outcome.output.contains("Text \"abcdef\""))
  }

  @Test(
    "A window has the size of the command line, of the scene, or the default one",
    arguments: [
      (["--size=12.5x7"], "(0, 0) 12.5 × 7"), ([], "(0, 0) 900 × 450"),
    ])
  func sizes(arguments: [String], size: String) {
    let outcome = AppRun.outcome(of: Bare(), arguments: arguments)
    #expect(outcome.output.hasPrefix("Root \(size)\n"))
    #expect(AppRun.outcome(of: Demo(), arguments: []).output.hasPrefix("Root (0, 0) 300 × 200\n"))
  }

  @Test func `A window is printed as JSON or SVG`() throws {
    let json = AppRun.outcome(of: Bare(), arguments: ["--format", "json"]).output
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(root?["type"] as? String == "Root")
    let svg = AppRun.outcome(of: Bare(), arguments: ["--format=svg"]).output
    #expect(svg.hasPrefix("<svg "))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test(
    "A wrong command line gets a sentence and exit code 2",
    arguments: [
      (["--size", "680"], "not '680'"), (["--size", "0x5"], "not '0x5'"),
      (["--size", "infxinf"], "not 'infxinf'"), (["--size", "1x2x3"], "not '1x2x3'"),
      (["--size"], "--size lacks its value"), (["--format", "png"], "not 'png'"),
      (["680x160"], "Unknown argument '680x160'"),
    ])
  func wrongArguments(arguments: [String], sentence: String) {
    let outcome = AppRun.outcome(of: Bare(), arguments: arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.contains(sentence))
    #expect(outcome.message.contains("--size WIDTHxHEIGHT"))
  }

  @Test func `Help is printed and is no error`() {
    let outcome = AppRun.outcome(of: Bare(), arguments: ["--help"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("--format"))
  }
}
