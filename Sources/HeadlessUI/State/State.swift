/// A value that a view owns: kept as long as the view is in the tree, whatever its parents do.
@propertyWrapper
public struct State<Value>: GraphProperty {
  private let initialValue: Value
  private var storage: StateStorage<Value>?

  public init(wrappedValue value: Value) {
    initialValue = value
  }

  public init(initialValue value: Value) {
    initialValue = value
  }

  /// Outside the evaluation and the actions of a view in the tree, the initial value; setting
  /// it there has no effect.
  public var wrappedValue: Value {
    get { storage?.read() ?? initialValue }
    nonmutating set { storage?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initialValue) }
    return Binding(storage)
  }

  mutating func install(_ installer: inout PropertyInstaller) {
    let graph = installer.graph
    storage = installer.object { StateStorage(initialValue, graph: graph) }
  }

  /// Another initial value says nothing to a view that has its state.
  static func isSame(_ lhs: State, _ rhs: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(initialValue: nil)
  }
}
