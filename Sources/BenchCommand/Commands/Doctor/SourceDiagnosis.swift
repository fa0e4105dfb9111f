/// Which names of SwiftUI some source files use that HeadlessUI does not have.
///
/// Names are compared as words. Whether a word means SwiftUI's name, and whether HeadlessUI has
/// the form of a method that is called, only a compiler can tell.
struct SourceDiagnosis {
  struct Finding: Equatable {
    enum Kind: String {
      case type
      case modifier
      case environment = "environment value"
      case function
      case module
    }

    var file: String
    /// From 1.
    var line: Int
    var name: String
    var kind: Kind
  }

  private(set) var findings: [Finding] = []

  /// - Parameter sources: The files' names and texts. What one declares is known in all.
  init(of sources: [(file: String, text: String)]) {
    let files = sources.map { (file: $0.file, words: SwiftWords.words(in: $0.text)) }
    let declared = Set(files.flatMap { $0.words.filter(\.isDeclaration).map(\.text) })
    for (file, words) in files {
      for word in words {
        guard let kind = Self.kind(of: word, declared: declared) else { continue }
        findings.append(Finding(file: file, line: word.line, name: word.text, kind: kind))
      }
    }
  }

  private static func kind(
    of word: SwiftWords.Word, declared: Set<String>
  ) -> Finding.Kind? {
    if word.previous == "import", word.form == .plain {
      return HeadlessUINames.modules.contains(word.text) ? nil : .module
    }
    guard !declared.contains(word.text) else { return nil }
    switch word.form {
    case .plain, .attribute:
      if isMissing(word.text, SwiftUINames.types, HeadlessUINames.types) { return .type }
      return isMissing(word.text, SwiftUINames.functions, HeadlessUINames.functions)
        && word.form == .plain ? .function : nil
    case .macro:
      return isMissing(word.text, SwiftUINames.functions, HeadlessUINames.functions)
        ? .function : nil
    case .member:
      return isMissing(word.text, SwiftUINames.members, HeadlessUINames.members) ? .modifier : nil
    case .keyPath:
      return isMissing(word.text, SwiftUINames.environment, HeadlessUINames.environment)
        ? .environment : nil
    }
  }

  private static func isMissing(
    _ name: String, _ all: Set<String>, _ had: Set<String>
  ) -> Bool {
    all.contains(name) && !had.contains(name)
  }
}

extension SwiftWords.Word {
  private static let declaring: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
  ]

  fileprivate var isDeclaration: Bool {
    form == .plain && previous.map(Self.declaring.contains) ?? false
  }
}
