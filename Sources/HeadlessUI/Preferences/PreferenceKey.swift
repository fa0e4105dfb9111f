/// A key of a value that views hand to the views around them.
///
/// The conformance is usable from any isolation: in a module whose default isolation is the
/// main actor, a type that conforms is nonisolated.
public protocol PreferenceKey: SendableMetatype {
  associatedtype Value

  /// The value where no view says anything.
  static var defaultValue: Value { get }

  /// Combines what a view says with what the next one says.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// What several views say for a preference, one after another.
struct PreferenceReduction<K: PreferenceKey> {
  private(set) var result: K.Value?

  mutating func append(_ next: K.Value?) {
    guard let next else { return }
    guard var value = result else {
      result = next
      return
    }
    K.reduce(value: &value) { next }
    result = value
  }
}
