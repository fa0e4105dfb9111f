extension CommandDeclaration {
  /// Reads the words that follow the command's name.
  ///
  /// A value follows its option as the next word or after `=`. The next word is the value even
  /// if it is `-` or a negative number, but not if it begins with two dashes. After `--`
  /// every word is an argument.
  func parse(_ words: some Sequence<String>) throws(UsageError) -> Arguments {
    var sorter = WordSorter(declaration: self)
    try sorter.sort(words)

    var arguments = Arguments()
    for parameter in parameters {
      try parameter.store(sorter.words[parameter.row.name] ?? [], in: &arguments)
    }
    return arguments
  }
}

/// Tells which words belong to which parameter.
private struct WordSorter {
  let declaration: CommandDeclaration
  private(set) var words: [String: [String]] = [:]

  init(declaration: CommandDeclaration) {
    self.declaration = declaration
  }

  mutating func sort(_ input: some Sequence<String>) throws(UsageError) {
    var onlyArgumentsFollow = false
    var iterator = input.makeIterator()
    while let word = iterator.next() {
      if onlyArgumentsFollow || !word.looksLikeOption {
        try addArgument(word)
      } else if word == "--" {
        onlyArgumentsFollow = true
      } else {
        try addOption(word, next: { iterator.next() })
      }
    }
    try checkRequired()
  }

  private mutating func addOption(_ word: String, next: () -> String?) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let row = declaration.options.first(where: { $0.typedName == typed }) else {
      throw .unknownOption(typed, valid: declaration.options.map(\.typedName))
    }
    if words[row.name] != nil, !row.isRepeatable, row.form != .flag {
      throw .repeatedOption(typed)
    }
    guard row.form != .flag else {
      if let attached { throw .valueForFlag(typed, value: attached) }
      words[row.name] = [typed]
      return
    }
    guard let value = attached ?? next(), attached != nil || !value.hasPrefix("--") else {
      throw .missingValue(option: row.typedName, expectation: row.expectation)
    }
    words[row.name, default: []].append(value)
  }

  private mutating func addArgument(_ word: String) throws(UsageError) {
    let free = declaration.arguments.first { words[$0.name] == nil || $0.isRepeatable }
    guard let free else {
      throw .unexpectedArgument(word)
    }
    words[free.name, default: []].append(word)
  }

  private func checkRequired() throws(UsageError) {
    for row in declaration.arguments
    where row.form == .argument(isRequired: true) && words[row.name] == nil {
      throw .missingArgument(row.name, help: row.help)
    }
  }
}

extension String {
  /// Whether the word is an option rather than `-`, a negative number or plain text.
  fileprivate var looksLikeOption: Bool {
    guard count > 1, hasPrefix("-") else { return false }
    return Double(self) == nil
  }
}
