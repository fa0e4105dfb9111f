/// The values of a command's parameters, all checked, defaults filled in.
struct Arguments: Sendable {
  private struct Stored<Value: Sendable>: Sendable {
    var value: Value
  }

  private var values: [String: any Sendable] = [:]
  private var given: Set<String> = []

  /// The value of a parameter that the command declares; another one is a precondition failure.
  subscript<Value>(parameter: Parameter<Value>) -> Value {
    guard let stored = values[parameter.row.name] as? Stored<Value> else {
      preconditionFailure("The command does not declare \(parameter.row.typedName).")
    }
    return stored.value
  }

  /// Whether the parameter was on the command line, even with its default as value.
  func isGiven(_ parameter: some DeclaredParameter) -> Bool {
    isGiven(parameter.row)
  }

  func isGiven(_ row: ParameterRow) -> Bool {
    given.contains(row.name)
  }

  mutating func set<Value>(_ value: Value, for parameter: Parameter<Value>, given isGiven: Bool) {
    values[parameter.row.name] = Stored(value: value)
    if isGiven { given.insert(parameter.row.name) }
  }
}
