/// A value that is read and written where somebody else keeps it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: GraphProperty {
  private let location: BindingLocation<Value>

  init(_ location: BindingLocation<Value>) {
    self.location = location
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(PartLocation(whole: location, keyPath: keyPath))
  }

  mutating func install(_ installer: inout PropertyInstaller) {}

  static func isSame(_ lhs: Binding, _ rhs: Binding) -> Bool {
    lhs.location.isSame(as: rhs.location)
  }
}

extension Binding {
  /// A binding to the value of an optional one; nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// A binding to the value as an optional; writing nil has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

private final class ConstantLocation<Value>: BindingLocation<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func read() -> Value { value }

  override func write(_ value: Value) {}

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return HeadlessUI.isSame(value, other.value)
  }
}

private final class FunctionLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { get() }

  override func write(_ value: Value) { set(value) }
}

private final class PartLocation<Whole, Value>: BindingLocation<Value> {
  private let whole: BindingLocation<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(whole: BindingLocation<Whole>, keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func read() -> Value { whole.read()[keyPath: keyPath] }

  override func write(_ value: Value) {
    var changed = whole.read()
    changed[keyPath: keyPath] = value
    whole.write(changed)
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return whole.isSame(as: other.whole) && keyPath == other.keyPath
  }
}
