/// The help of a command, or of the whole program, made from the tables that parse.
struct HelpText {
  let program: String
  private(set) var lines: [String] = []

  /// Wide enough for sentences, narrow enough for any terminal.
  static let width = 100
  /// Where explanations begin at the latest; a longer name has a line of its own.
  private static let lastColumn = 28

  init(program: String) {
    self.program = program
  }

  var text: String { lines.joined(separator: "\n") }

  /// The help of one command.
  static func of(_ command: CommandDeclaration, program: String) -> HelpText {
    var help = HelpText(program: program)
    let arguments = command.arguments.map { " " + $0.usage }.joined()
    help.lines.append("Usage: \(program) \(command.name) [OPTIONS]\(arguments)")
    for paragraph in [command.summary + "."] + command.discussion {
      help.add(paragraph: paragraph)
    }
    help.add(section: "Arguments", rows: command.arguments.map { ($0.usage, $0.explanation) })
    let builtIn = [("--help, -h", "Show this help."), ("--version", "Show the version.")]
    help.add(
      section: "Options", rows: command.options.map { ($0.usage, $0.explanation) } + builtIn)
    help.add(section: "Examples", lines: command.examples.map { "\(program) \($0)" })
    return help
  }

  /// The help of the program: what its commands are.
  static func of(
    _ commands: [CommandDeclaration], default first: CommandDeclaration, program: String
  ) -> HelpText {
    var help = HelpText(program: program)
    help.lines.append("Usage: \(program) [COMMAND] [OPTIONS]")
    help.add(
      paragraph: "Compares ways of laying out the same views: how long they take, what they "
        + "allocate, how much work they do, and how that grows with the number of items.")
    help.add(section: "Commands", rows: commands.map { ($0.name, $0.summary + ".") })
    help.add(
      paragraph: "Without a command, \(first.name) is meant: '\(program)' is "
        + "'\(program) \(first.name)'. '\(program) COMMAND --help' explains a command.")
    help.add(
      section: "Exit codes",
      rows: ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning.capitalizedSentence + ".") })
    return help
  }

  private mutating func add(paragraph: String) {
    lines.append("")
    lines += paragraph.wrapped(to: Self.width)
  }

  private mutating func add(section title: String, lines content: [String]) {
    guard !content.isEmpty else { return }
    lines += ["", "\(title):"] + content.map { "  \($0)" }
  }

  private mutating func add(section title: String, rows: [(String, String)]) {
    // Two spaces before the name and two after it.
    let column = min(Self.lastColumn, (rows.map(\.0.count).max() ?? 0) + 4)
    var content: [String] = []
    for (name, explanation) in rows {
      var wrapped = explanation.wrapped(to: Self.width - column)[...]
      if name.count + 4 <= column, let first = wrapped.popFirst() {
        content.append(name.padded(to: column - 2) + first)
      } else {
        content.append(name)
      }
      content += wrapped.map { "".padded(to: column - 2) + $0 }
    }
    add(section: title, lines: content)
  }
}

extension ParameterRow {
  /// The parameter with its value, as one types it.
  fileprivate var usage: String {
    switch form {
    case .flag: typedName
    case .option(let placeholder): "\(typedName) \(placeholder)"
    case .argument(let isRequired):
      (isRequired ? name : "[\(name)]") + (isRepeatable ? "…" : "")
    }
  }

  fileprivate var explanation: String {
    help + (isRepeatable && !isArgument ? " May be given several times." : "")
      + (defaultText.map { " Default: \($0)." } ?? "")
  }
}

extension String {
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
