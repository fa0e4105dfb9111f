extension CommandContext {
  /// The suites that were named, in the order of the executable; if none was named, those that are
  /// measured by default.
  /// - Throws: `UsageError.unknownName` with the names that there are.
  func suites(
    named names: [String], by parameter: Parameter<[String]>
  ) throws(UsageError) -> [any Suite] {
    let valid = suites.map(\.name)
    try check(names, among: valid, by: parameter)
    return names.isEmpty
      ? suites.filter(\.isMeasuredByDefault) : suites.filter { names.contains($0.name) }
  }

  /// Checks names that only this executable's suites define, such as those of workloads.
  func check(
    _ names: [String], among valid: [String], by parameter: Parameter<[String]>
  ) throws(UsageError) {
    for name in names where !valid.contains(name) {
      throw .unknownName(parameter: parameter.row.typedName, name, valid: valid)
    }
  }
}
