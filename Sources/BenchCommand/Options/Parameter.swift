/// One line of a command's table: an option, a flag or a positional argument.
///
/// Commands keep their parameters as constants and read them from `Arguments` by the constant
/// itself, so that neither a name nor a type is said twice.
struct Parameter<Value: Sendable>: DeclaredParameter {
  let row: ParameterRow
  private let interpret: @Sendable ([String]) throws(ValueMismatch) -> Value

  private init(
    row: ParameterRow,
    interpret: @escaping @Sendable ([String]) throws(ValueMismatch) -> Value
  ) {
    self.row = row
    self.interpret = interpret
  }

  /// The value that the words given for this parameter stand for.
  func value(of words: [String]) throws(UsageError) -> Value {
    do {
      return try interpret(words)
    } catch {
      throw .badValue(parameter: row.typedName, given: words.last ?? "", error)
    }
  }

  func store(_ words: [String], in arguments: inout Arguments) throws(UsageError) {
    arguments.set(try value(of: words), for: self, given: !words.isEmpty)
  }
}

extension Parameter {
  /// `--name`, false unless given.
  static func flag(_ name: String, help: String) -> Self where Value == Bool {
    Self(row: ParameterRow(name: name, form: .flag, help: help)) { !$0.isEmpty }
  }

  /// `--name VALUE` with a default, given at most once.
  static func option(
    _ name: String, _ format: ValueFormat<Value>, default: Value, help: String
  ) -> Self {
    let row = ParameterRow(
      name: name, form: .option(placeholder: format.placeholder), help: help,
      expectation: format.expectation, defaultText: format.text(`default`), choices: format.choices)
    return Self(row: row) { (words: [String]) throws(ValueMismatch) -> Value in
      guard let word = words.first else { return `default` }
      return try format.parse(word)
    }
  }

  /// `--name VALUE`, nil unless given, given at most once.
  static func option<Wrapped>(
    _ name: String, _ format: ValueFormat<Wrapped>, help: String
  ) -> Self where Value == Wrapped? {
    let row = ParameterRow(
      name: name, form: .option(placeholder: format.placeholder), help: help,
      expectation: format.expectation, choices: format.choices)
    return Self(row: row) { (words: [String]) throws(ValueMismatch) -> Value in
      guard let word = words.first else { return nil }
      return try format.parse(word)
    }
  }

  /// `--name VALUE`, as often as one likes, in the order given.
  static func repeated<Element>(
    _ name: String, _ format: ValueFormat<Element>, help: String
  ) -> Self where Value == [Element] {
    let row = ParameterRow(
      name: name, form: .option(placeholder: format.placeholder), help: help,
      expectation: format.expectation, isRepeatable: true, choices: format.choices)
    return Self(row: row, interpret: Self.each(format))
  }

  /// A positional argument that must be there.
  static func argument(_ format: ValueFormat<Value>, help: String) -> Self {
    let row = ParameterRow(
      name: format.placeholder, form: .argument(isRequired: true), help: help,
      expectation: format.expectation, choices: format.choices)
    return Self(row: row) { (words: [String]) throws(ValueMismatch) -> Value in
      try format.parse(words.first ?? "")
    }
  }

  /// A positional argument that may be left out.
  static func optionalArgument<Wrapped>(
    _ format: ValueFormat<Wrapped>, help: String
  ) -> Self where Value == Wrapped? {
    let row = ParameterRow(
      name: format.placeholder, form: .argument(isRequired: false), help: help,
      expectation: format.expectation, choices: format.choices)
    return Self(row: row) { (words: [String]) throws(ValueMismatch) -> Value in
      guard let word = words.first else { return nil }
      return try format.parse(word)
    }
  }

  /// The positional arguments from here on, at least one.
  static func arguments<Element>(
    _ format: ValueFormat<Element>, help: String
  ) -> Self where Value == [Element] {
    let row = ParameterRow(
      name: format.placeholder, form: .argument(isRequired: true), help: help,
      expectation: format.expectation, isRepeatable: true, choices: format.choices)
    return Self(row: row, interpret: Self.each(format))
  }

  private static func each<Element>(
    _ format: ValueFormat<Element>
  ) -> @Sendable ([String]) throws(ValueMismatch) -> Value where Value == [Element] {
    { (words: [String]) throws(ValueMismatch) -> Value in
      var values: [Element] = []
      for word in words { values.append(try format.parse(word)) }
      return values
    }
  }
}
