/// A key of the environment, with the value where nobody set one.
///
/// The conformance is usable from any isolation: in a module whose default isolation is the
/// main actor, a type that conforms is nonisolated.
public protocol EnvironmentKey: SendableMetatype {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// The keys of environment values, in no order.
package typealias EnvironmentKeys = Set<ObjectIdentifier>

/// What views get from the views around them.
nonisolated public struct EnvironmentValues {
  /// The values set, the last first: reading walks the few that there are.
  private final class Link {
    let key: ObjectIdentifier
    let value: Any
    let next: Link?

    init(key: ObjectIdentifier, value: Any, next: Link?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }

  private var link: Link?
  private var reads: EnvironmentReads?
  // Every container asks for it, so that it is not looked for.
  private var direction = LayoutDirection.leftToRight

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(for: ObjectIdentifier(key)) ?? K.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The direction in which content runs.
  public var layoutDirection: LayoutDirection {
    get {
      reads?.insert(ObjectIdentifier(LayoutDirectionKey.self))
      return direction
    }
    set {
      direction = newValue
      self[LayoutDirectionKey.self] = newValue
    }
  }

  /// The object of a type that was put into the environment.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { value(for: ObjectIdentifier(type)) ?? nil }
    set { set(newValue as Any, for: ObjectIdentifier(type)) }
  }

  private func value<Value>(for key: ObjectIdentifier) -> Value? {
    reads?.insert(key)
    var link = link
    while let current = link {
      if current.key == key { return current.value as? Value }
      link = current.next
    }
    return nil
  }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    let rest = link?.key == key ? link?.next : link
    link = Link(key: key, value: value, next: rest)
  }

  /// The same values; which of them are read is noted.
  func noting(_ reads: EnvironmentReads) -> EnvironmentValues {
    var values = self
    values.reads = reads
    return values
  }

  /// The keys that were set since `base`, of which these values are a changed copy.
  func keysSet(since base: EnvironmentValues) -> EnvironmentKeys {
    var keys: EnvironmentKeys = []
    var link = link
    while let current = link, current !== base.link, current !== base.link?.next {
      keys.insert(current.key)
      link = current.next
    }
    return keys
  }
}

enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

/// Which environment values a node reads.
final class EnvironmentReads {
  private var keys: EnvironmentKeys = []

  func insert(_ key: ObjectIdentifier) {
    keys.insert(key)
  }

  func contains(anyOf other: EnvironmentKeys) -> Bool {
    !keys.isDisjoint(with: other)
  }
}
