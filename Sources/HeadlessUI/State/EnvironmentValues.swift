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
  /// The values set, the last first: reading walks the few that there are, to the first link of
  /// all, which sets nothing.
  private class Link {
    let key: ObjectIdentifier
    let next: Link?

    init(key: ObjectIdentifier, next: Link?) {
      self.key = key
      self.next = next
    }

    nonisolated(unsafe) static let first = Link(
      key: ObjectIdentifier(EnvironmentValues.self), next: nil)

    /// The last setting of a key; that somebody looked is noted.
    final func first(with key: ObjectIdentifier) -> Link? {
      // Held by this one, all links stay; counting references to each takes longer than looking.
      var link = Unmanaged.passUnretained(self)
      while let next = link._withUnsafeGuaranteedRef({ $0.next.map(Unmanaged.passUnretained) }) {
        let known = link._withUnsafeGuaranteedRef { $0.key }
        if known == key { return link.takeUnretainedValue() }
        if known == Note.key {
          unsafeDowncast(link.takeUnretainedValue(), to: Note.self).reads.insert(key)
        }
        link = next
      }
      return nil
    }

    /// Whether another setting of the same key has the same value.
    func isSame(as other: Link) -> Bool { self === other }
  }

  /// A value set for a key, in its own type, so that reading it needs no cast.
  private final class Setting<Value>: Link {
    let value: Value

    init(_ value: Value, for key: ObjectIdentifier, next: Link?) {
      self.value = value
      super.init(key: key, next: next)
    }

    override func isSame(as other: Link) -> Bool {
      HeadlessUI.isSame(value, unsafeDowncast(other, to: Setting.self).value)
    }
  }

  /// Has what is read beyond it noted.
  private final class Note: Link {
    static var key: ObjectIdentifier { ObjectIdentifier(EnvironmentReads.self) }

    let reads: EnvironmentReads

    init(_ reads: EnvironmentReads, next: Link?) {
      self.reads = reads
      super.init(key: Self.key, next: next)
    }
  }

  /// Under which an object is found by its type.
  private enum ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
  }

  // One reference: each node of a tree keeps the environment.
  private var link: Link
  // Every container asks for it, so that it is not looked for.
  private var direction: LayoutDirection

  public init() {
    self.init(link: .first, direction: LayoutDirectionKey.defaultValue)
  }

  private init(link: Link, direction: LayoutDirection) {
    self.link = link
    self.direction = direction
  }

  /// The values, which somebody else holds for as long as they are borrowed.
  struct Borrowed {
    private let link: Unmanaged<Link>
    private let direction: LayoutDirection

    init(_ values: EnvironmentValues) {
      link = Unmanaged.passUnretained(values.link)
      direction = values.direction
    }

    var values: EnvironmentValues {
      EnvironmentValues(link: link.takeUnretainedValue(), direction: direction)
    }
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // A key has one type of values, with which all of its settings are made.
      guard let link = link.first(with: ObjectIdentifier(key)) else { return K.defaultValue }
      return unsafeDowncast(link, to: Setting<K.Value>.self).value
    }
    set {
      let key = ObjectIdentifier(key)
      let note = link.key == Note.key ? unsafeDowncast(link, to: Note.self) : nil
      let rest = note?.next ?? link
      link = Setting(newValue, for: key, next: rest.key == key ? rest.next : rest)
      // In front of what is set, since the direction is looked for where there is a note in front.
      if let note { link = Note(note.reads, next: link) }
    }
  }

  /// The direction in which content runs.
  public var layoutDirection: LayoutDirection {
    get {
      if link.key == Note.key { _ = self[LayoutDirectionKey.self] }
      return direction
    }
    set {
      direction = newValue
      self[LayoutDirectionKey.self] = newValue
    }
  }

  /// The object of a type that was put into the environment.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }

  /// The same values; which of them are read is noted.
  ///
  /// - Parameter last: What this gave last for `reads`. It is given again if nothing was set
  ///   since, so that a view that gets it from another one is the same.
  func noting(_ reads: EnvironmentReads, last: EnvironmentValues?) -> EnvironmentValues {
    if let last, last.link.next === link { return last }
    var values = self
    values.link = Note(reads, next: link)
    return values
  }

  /// The keys that were set since `base`, of which these values are a changed copy.
  func keysSet(since base: EnvironmentValues) -> EnvironmentKeys {
    var keys: EnvironmentKeys = []
    var link = link
    while let next = link.next, link !== base.link, link !== base.link.next {
      if link.key != Note.key { keys.insert(link.key) }
      link = next
    }
    return keys
  }

  /// Whether a key that is set has the same value in other values.
  func isSame(_ key: ObjectIdentifier, as other: EnvironmentValues) -> Bool {
    guard let link = link.first(with: key), let other = other.link.first(with: key) else {
      return false
    }
    return link.isSame(as: other)
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
