import Foundation
import Testing

@testable import BenchCommand

@Suite("bench doctor lists what HeadlessUI lacks")
struct DoctorTests {
  private func findings(_ source: String) -> [String] {
    SourceDiagnosis(of: [("A.swift", source)]).findings.map {
      "\($0.line) \($0.name) \($0.kind.rawValue)"
    }
  }

  @Test("Types, modifiers, environment values, wrappers, macros and imports are found by line")
  func kinds() {
    #expect(
      findings(
        """
        import SwiftUI
        import UIKit

        struct Screen: View {
          @Environment(\\.openURL) private var openURL
          @FocusState private var isFocused: Bool

          var body: some View {
            NavigationStack {
              Text("a").padding()
                .navigationTitle("b")
                .animation(.default, value: 1)
            }
          }
        }
        #Preview { Screen() }
        """) == [
          "2 UIKit module", "6 FocusState type", "9 NavigationStack type",
          "11 navigationTitle modifier", "16 Preview function",
        ])
  }

  @Test(
    "Comments, strings and names of the user's own do not count",
    arguments: [
      "// NavigationStack", "/* List /* List */ List */", "let a = \"List .toolbar\"",
      "let a = #\"\"\"\n\"List\" \\(List)\n\"\"\"#", "let a = \"\\\"List\"",
      "struct List {}\nList()",
      "extension View { func toolbar() {} }\nx.toolbar()", "let toolbar = 1", "Lists() .task_",
      "\\.dismissal",
    ])
  func nothing(source: String) {
    #expect(findings(source).isEmpty)
  }

  @Test("What is interpolated in a string counts, and lines are counted through everything")
  func interpolations() {
    #expect(findings("\"a \\(f(\"b\", List()))\" + List()").count == 2)
    #expect(findings("let a = \"\"\"\n  x\n  \"\"\"\n/*\n*/\nList()") == ["6 List type"])
    #expect(findings("let a = \"no end\nList()") == ["2 List type"])
    #expect(findings("\r\n\r\nList()") == ["3 List type"])
    #expect(findings("Text(\"\\(a.b)\").toolbar {}") == ["1 toolbar modifier"])
    #expect(findings("@Environment(\\.self.openURL) var a") == ["1 openURL environment value"])
  }

  @Test("What one of the files declares is known in all of them")
  func severalFiles() {
    let diagnosis = SourceDiagnosis(of: [
      ("A.swift", "List()"), ("B.swift", "struct List {}"), ("C.swift", "Form {}"),
    ])
    #expect(diagnosis.findings.map(\.file) == ["C.swift"])
  }

  @Test("The lists of what HeadlessUI has are what its sources declare")
  func lists() throws {
    let declared = try Self.declaredNames()
    #expect(declared.types.intersection(SwiftUINames.types) == HeadlessUINames.types)
    #expect(declared.functions.intersection(SwiftUINames.members) == HeadlessUINames.members)
    #expect(declared.values.intersection(SwiftUINames.environment) == HeadlessUINames.environment)
    #expect(declared.functions.intersection(SwiftUINames.functions) == HeadlessUINames.functions)
  }

  private static func declaredNames() throws -> (
    types: Set<String>, functions: Set<String>, values: Set<String>
  ) {
    var names = (types: Set<String>(), functions: Set<String>(), values: Set<String>())
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/HeadlessUI").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    let declaration =
      /\bpublic\b.*?\b(struct|enum|class|protocol|typealias|func|var|let)\s+(\w+)/
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let match = line.firstMatch(of: declaration) else { continue }
        switch match.1 {
        case "func": names.functions.insert(String(match.2))
        case "var", "let": names.values.insert(String(match.2))
        default: names.types.insert(String(match.2))
        }
      }
    }
    return names
  }

  @Test("The command names file and line, and ends with a count")
  func command() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Row.swift", Array("import SwiftUI\nList {}\nForm {}\n".utf8))
    let ending = try Bench.run(["doctor", file])
    #expect(ending.code == 0)
    #expect(
      ending.output == """
        \(file):2: List (type)
        \(file):3: Form (type)
        2 of the SwiftUI names that the file uses are not in HeadlessUI.

        """)
  }

  @Test("A file that cannot be read is an error that says what to do")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let binary = try folder.file("a.swift", [0xFF, 0xFE, 0x00])
    for (path, sentence) in [
      ("missing.swift", "there is no such file"), ("/tmp", "it is a folder"),
      (binary, "it is not UTF-8"),
    ] {
      let ending = try Bench.run(["doctor", path])
      #expect(ending.code == 1)
      #expect(ending.notes.contains(sentence))
      #expect(ending.output.isEmpty)
    }
    #expect(try Bench.run(["doctor"]).code == 2)
  }
}
