import Testing

@testable import BenchCommand

@Suite("Help is made from the table that parses")
struct HelpTests {
  static let commands = BenchCommand.commands.map { $0.declaration } + [SampleCommand.declaration]

  @Test("Every parameter, its default and its explanation are in the help")
  func complete() {
    for command in Self.commands {
      let text = HelpText.of(command, program: "bench").text
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for row in command.parameters.map(\.row) {
        let forms = ["\(row.typedName) ", "[\(row.typedName)]", "\(row.typedName)…"]
        #expect(forms.contains { words.contains($0) }, "\(command.name) \(row.typedName)")
        #expect(words.contains(row.help))
        if let text = row.defaultText { #expect(words.contains("Default: \(text).")) }
      }
    }
  }

  @Test("No line is longer than 100 columns, and none ends with a space")
  func width() {
    let pages =
      Self.commands.map { HelpText.of($0, program: "bench") } + [
        HelpText.of(Self.commands, default: Self.commands[0], program: "bench")
      ]
    for line in pages.flatMap({ $0.text.split(separator: "\n") }) {
      #expect(line.count <= 100)
      #expect(line.last != " ")
    }
  }

  @Test("The overview names every command and every exit code")
  func overview() {
    let text = HelpText.of(Self.commands, default: Self.commands[0], program: "bench").text
    for command in Self.commands { #expect(text.contains("  \(command.name) ")) }
    for code in ExitCode.allCases { #expect(text.contains("  \(code.rawValue) ")) }
  }

  @Test("The names of a command's parameters differ, and help ends in a full stop")
  func wellFormed() {
    for command in Self.commands {
      let rows = command.parameters.map(\.row)
      #expect(Set(rows.map(\.name)).count == rows.count)
      for row in rows { #expect(row.help.hasSuffix("."), "\(command.name) \(row.name)") }
    }
  }

  @Test("Every example of a command is parsed without an error")
  func examples() throws {
    for command in Self.commands {
      for example in command.examples {
        let words = example.split(separator: " ").map(String.init)
        #expect(words.first == command.name)
        _ = try command.parse(words.dropFirst())
      }
    }
  }
}
