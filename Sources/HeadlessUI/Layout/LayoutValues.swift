/// The values a view sets for layouts, by key.
///
/// A view sets one or two, if any, so that a list is faster and smaller than a dictionary.
struct LayoutValues {
  private var entries: [(key: ObjectIdentifier, value: Any)] = []

  /// The value for a key, or the key's default. O(values set).
  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      // The cast comes after the look-up: nothing found must not pass for a nil that was set.
      guard let entry = entries.first(where: { $0.key == id }), let value = entry.value as? K.Value
      else { return K.defaultValue }
      return value
    }
    set {
      let id = ObjectIdentifier(key)
      entries.removeAll { $0.key == id }
      entries.append((id, newValue))
    }
  }
}
