/// Where a binding reads and writes.
class BindingLocation<Value> {
  func read() -> Value { preconditionFailure("Overridden.") }

  func write(_ value: Value) { preconditionFailure("Overridden.") }

  /// Whether both read and write the same.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// The value of a ``State``, and whose bodies read it.
final class StateStorage<Value>: BindingLocation<Value> {
  private var value: Value
  private let graph: ViewGraph
  private var readers: [ObjectIdentifier: ReaderHandle] = [:]

  init(_ value: Value, graph: ViewGraph) {
    self.value = value
    self.graph = graph
  }

  override func read() -> Value {
    if let reader = graph.reader {
      readers[ObjectIdentifier(reader.handle)] = reader.handle
    }
    return value
  }

  /// Invalidates the bodies that read the value, unless it is the same as before.
  override func write(_ newValue: Value) {
    guard !HeadlessUI.isSame(value, newValue) else { return }
    value = newValue
    graph.noteStateWrite()
    let invalid = readers.values
    readers.removeAll(keepingCapacity: true)
    for reader in invalid { reader.invalidate() }
  }
}
