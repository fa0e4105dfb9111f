/// A value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: GraphProperty {
  private let read: Reading
  private var value: Value?

  private enum Reading {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = .keyPath(keyPath)
  }

  /// The object of a type that was put into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = .object { $0[object: Value.self] }
  }

  /// The object of a type that was put into the environment; nil if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = .object { .some($0[object: T.self]) }
  }

  /// Outside the evaluation and the actions of a view in the tree, the default value.
  public var wrappedValue: Value {
    if let value { return value }
    guard let value = readValue(in: EnvironmentValues()) else {
      preconditionFailure(
        "No object of type \(Value.self) in the environment. Put one there with "
          + ".environment(_:) on a view around the one that reads it.")
    }
    return value
  }

  mutating func install(_ installer: inout PropertyInstaller) {
    value = readValue(in: installer.notedEnvironment)
  }

  static func isSame(_ lhs: Environment, _ rhs: Environment) -> Bool {
    guard case (.keyPath(let lhs), .keyPath(let rhs)) = (lhs.read, rhs.read) else { return true }
    return lhs == rhs
  }

  private func readValue(in environment: EnvironmentValues) -> Value? {
    switch read {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let read): read(environment)
    }
  }
}
