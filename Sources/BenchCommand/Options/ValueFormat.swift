/// How a value is written on the command line: what parses it is what describes it.
struct ValueFormat<Value: Sendable>: Sendable {
  /// What stands for the value in help, such as `FILE`.
  let placeholder: String
  /// What is accepted, completing "needs …".
  let expectation: String
  /// The accepted words where they are few; empty otherwise.
  let choices: [String]
  /// The value as it would be typed, for showing a default.
  let text: @Sendable (Value) -> String
  /// Throws the part that does not fit `expectation`.
  let parse: @Sendable (String) throws(ValueMismatch) -> Value

  init(
    placeholder: String, expectation: String, choices: [String] = [],
    text: @escaping @Sendable (Value) -> String,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.choices = choices
    self.text = text
    self.parse = { (word: String) throws(ValueMismatch) -> Value in
      guard let value = parse(word) else {
        throw ValueMismatch(text: word, expectation: expectation, choices: choices)
      }
      return value
    }
  }

  private init<Element>(listOf element: ValueFormat<Element>) where Value == [Element] {
    placeholder = "\(element.placeholder),…"
    expectation = "a list with commas, in which each is \(element.expectation)"
    choices = element.choices
    text = { $0.map(element.text).joined(separator: ",") }
    parse = { (word: String) throws(ValueMismatch) -> Value in
      var values: [Element] = []
      for part in word.split(separator: ",", omittingEmptySubsequences: false) {
        do throws(ValueMismatch) {
          values.append(try element.parse(String(part)))
        } catch {
          throw ValueMismatch(
            text: error.text, expectation: "\(error.expectation) in each place",
            choices: error.choices)
        }
      }
      return values
    }
  }

  /// Values separated by commas; none may be left out.
  static func list<Element>(of element: ValueFormat<Element>) -> ValueFormat<[Element]> {
    ValueFormat<[Element]>(listOf: element)
  }
}

/// A word that is not what its option needs.
struct ValueMismatch: Error, Equatable {
  /// The word, or the part of it that is wrong.
  var text: String
  /// Completes "needs …".
  var expectation: String
  /// The accepted words where they are few; empty otherwise.
  var choices: [String]
}
