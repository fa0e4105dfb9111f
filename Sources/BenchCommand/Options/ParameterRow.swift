/// What parsing and help need to know of a parameter, whatever the type of its value.
struct ParameterRow: Sendable {
  enum Form: Sendable, Equatable {
    case flag
    case option(placeholder: String)
    case argument(isRequired: Bool)
  }

  /// The long name of an option without its dashes, or what stands for an argument in help.
  /// Unique within a command.
  let name: String
  let form: Form
  let help: String
  /// Completes "needs …"; empty for a flag.
  var expectation = ""
  var isRepeatable = false
  /// The default as one would type it; nil where there is none, or `help` explains it.
  var defaultText: String?
  /// The accepted words where they are few; empty otherwise.
  var choices: [String] = []

  var isArgument: Bool {
    if case .argument = form { true } else { false }
  }

  /// The parameter as one types it: `--width`, `FILE`.
  var typedName: String { isArgument ? name : "--\(name)" }
}

/// A parameter whose type of value is not known.
protocol DeclaredParameter: Sendable {
  var row: ParameterRow { get }

  /// Parses the words that were given for this parameter, none if it was left out, and keeps
  /// the value, or its default.
  func store(_ words: [String], in arguments: inout Arguments) throws(UsageError)
}
