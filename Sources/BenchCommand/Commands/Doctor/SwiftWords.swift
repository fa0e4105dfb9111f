/// The names in a Swift source file, with what stands before them. Comments and the letters of
/// strings are skipped; what is interpolated in a string is not.
///
/// It is no parser: a regular expression literal with a quote in it, for example, is taken for
/// the start of a string.
struct SwiftWords {
  enum Form: Hashable {
    /// A name by itself.
    case plain
    /// After a dot.
    case member
    /// After an @.
    case attribute
    /// After a #.
    case macro
    /// The last part of a key path, as in `\.font`.
    case keyPath
  }

  struct Word: Hashable {
    var text: String
    var form: Form
    /// From 1.
    var line: Int
    /// The word before, with nothing but space between: `struct`, `import`.
    var previous: String?
  }

  private enum Mode {
    /// In code; `parentheses` are open since it began. In an interpolation the last one ends it.
    case code(parentheses: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  private var rest: Substring
  private var line = 1
  private var modes: [Mode] = [.code(parentheses: 0)]
  private var words: [Word] = []
  private var mark: Character?
  private var isAfterBackslash = false
  private var previous: String?

  /// - Complexity: O(characters).
  static func words(in source: String) -> [Word] {
    var scanner = SwiftWords(rest: source[...])
    while !scanner.rest.isEmpty {
      switch scanner.modes.last {
      case .string(let hashes, let isMultiline):
        scanner.readString(hashes: hashes, isMultiline: isMultiline)
      default: scanner.readCode()
      }
    }
    return scanner.words
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func readCode() {
    guard let first = rest.first else { return }
    if first.isNameStart { return readWord() }
    if rest.hasPrefix("//") { return skip(while: { !$0.isNewline }) }
    if rest.hasPrefix("/*") { return skipComment() }
    if first == "\"" || first == "#", beginString() { return }
    take(first)
  }

  /// One character of code that is no part of a name.
  private mutating func take(_ character: Character) {
    rest.removeFirst()
    switch character {
    case "(": changeParentheses(by: 1)
    case ")": changeParentheses(by: -1)
    case _ where character.isNewline: line += 1
    default: break
    }
    if !character.isWhitespace {
      isAfterBackslash = character == "." && mark == "\\" || isAfterBackslash && character == "."
      mark = character
      previous = nil
    }
  }

  private mutating func changeParentheses(by change: Int) {
    guard case .code(let count) = modes.last else { return }
    if count + change == 0, modes.count > 1 {
      modes.removeLast()
    } else {
      modes[modes.count - 1] = .code(parentheses: max(count + change, 0))
    }
  }

  private mutating func readWord() {
    let text = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[text.endIndex...]
    let form: Form =
      switch mark {
      case ".": isAfterBackslash ? .keyPath : .member
      case "@": .attribute
      case "#": .macro
      default: .plain
      }
    words.append(Word(text: String(text), form: form, line: line, previous: previous))
    previous = String(text)
    mark = nil
  }

  private mutating func skip(while holds: (Character) -> Bool) {
    rest = rest.drop(while: holds)
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest.removeFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest.removeFirst(2)
      } else if rest.removeFirst().isNewline {
        line += 1
      }
    } while depth > 0 && !rest.isEmpty
  }
}

extension SwiftWords {
  /// Begins a string if one begins here.
  private mutating func beginString() -> Bool {
    let hashes = rest.prefix { $0 == "#" }.count
    let quotes = rest.dropFirst(hashes)
    guard quotes.hasPrefix("\"") else { return false }
    let isMultiline = quotes.hasPrefix("\"\"\"")
    rest = quotes.dropFirst(isMultiline ? 3 : 1)
    modes.append(.string(hashes: hashes, isMultiline: isMultiline))
    mark = "\""
    previous = nil
    return true
  }

  private mutating func readString(hashes: Int, isMultiline: Bool) {
    let guardMarks = String(repeating: "#", count: hashes)
    let end = (isMultiline ? "\"\"\"" : "\"") + guardMarks
    if rest.hasPrefix(end) {
      rest.removeFirst(end.count)
      modes.removeLast()
    } else if rest.hasPrefix("\\" + guardMarks) {
      rest.removeFirst(1 + hashes)
      guard let escaped = rest.popFirst() else { return }
      if escaped == "(" { modes.append(.code(parentheses: 1)) }
      if escaped.isNewline { line += 1 }
    } else if rest.removeFirst().isNewline {
      line += 1
      // A string that was not ended ends with its line, so that the rest is read.
      if !isMultiline { modes.removeLast() }
    }
  }
}

extension Character {
  fileprivate var isNameStart: Bool { isLetter || self == "_" }
}
