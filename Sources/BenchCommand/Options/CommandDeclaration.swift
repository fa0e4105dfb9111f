/// A command's table: the one place that parsing, help and suggestions read.
struct CommandDeclaration: Sendable {
  let name: String
  /// One line, without a full stop.
  let summary: String
  /// Paragraphs that follow the summary in the command's own help.
  let discussion: [String]
  /// Command lines that work, without the program's name.
  let examples: [String]
  /// In the order of the help. Arguments stand in the order in which they are typed.
  let parameters: [any DeclaredParameter]

  init(
    name: String, summary: String, discussion: [String] = [], examples: [String] = [],
    parameters: [any DeclaredParameter]
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.parameters = parameters
  }

  var options: [ParameterRow] { parameters.map(\.row).filter { !$0.isArgument } }
  var arguments: [ParameterRow] { parameters.map(\.row).filter(\.isArgument) }
}
