/// What the stacks of a flame graph are weighted by.
public enum ProfileWeight: String, CaseIterable, Sendable {
  /// Nanoseconds.
  case time
  case allocations
  case bytes
}

extension ProfileCost {
  /// The figure that a weight stands for.
  public subscript(weight: ProfileWeight) -> Int {
    switch weight {
    case .time: nanoseconds
    case .allocations: allocations
    case .bytes: bytes
    }
  }
}

extension LayoutProfile {
  /// A line for each view path with a cost of its own, as flame graph tools read it: the names
  /// with `;` between them, a space, and the weight.
  public func foldedStacks(by weight: ProfileWeight) -> String {
    var lines = ""
    for index in entries.indices where entries[index].own[weight] > 0 {
      let names = [entries[0].name] + path(of: index)
      lines += names.map(\.asFrame).joined(separator: ";") + " \(entries[index].own[weight])\n"
    }
    return lines
  }
}

extension String {
  /// The name without what would end a frame or a line.
  fileprivate var asFrame: String {
    String(map { $0 == ";" || $0.isNewline ? "_" : $0 })
  }
}
