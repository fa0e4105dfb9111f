@_spi(Reflection) import Swift

/// How two values of a type are compared: found once a type.
///
/// Values whose bytes are equal are equal, since they hold the same objects. Beyond that,
/// `==` decides where there is one, and the fields of a struct or tuple one by one. An object
/// is the same only if it is the same object; a closure, if it is the same function and
/// captured the same variables.
struct ValueComparison {
  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init<V>(of type: V.Type) {
    compare = Self.comparison(of: type)
  }

  func isSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    compare(lhs, rhs)
  }

  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static func comparison<V>(of type: V.Type) -> Comparison {
    if let type = type as? any GraphProperty.Type { return property(type) }
    if type is AnyObject.Type { return bytes(type) }
    if let type = type as? any Equatable.Type { return equality(type) }
    return fields(type) ?? contents(type)
  }

  private static func property<P: GraphProperty>(_ type: P.Type) -> Comparison {
    {
      P.isSame(
        $0.assumingMemoryBound(to: P.self).pointee, $1.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func equality<E: Equatable>(_ type: E.Type) -> Comparison {
    let bytes = bytes(type)
    return { bytes($0, $1) || areEqual($0, $1, type) }
  }

  /// By bytes, and by `==` of what an existential holds, which leaves bytes that it needs not unset.
  private static func contents<V>(_ type: V.Type) -> Comparison {
    let bytes = bytes(type)
    return { lhs, rhs in
      if bytes(lhs, rhs) { return true }
      guard let value = lhs.assumingMemoryBound(to: V.self).pointee as? any Equatable else {
        return false
      }
      return value.isEqual(to: rhs.assumingMemoryBound(to: V.self).pointee)
    }
  }

  private static func bytes<V>(_ type: V.Type) -> Comparison {
    let size = MemoryLayout<V>.size
    return { memcmp($0, $1, size) == 0 }
  }

  /// Whether a type is a struct or a tuple: its metadata begins with its kind.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue
  }

  /// nil for a type whose fields are not known.
  private static func fields<V>(_ type: V.Type) -> Comparison? {
    // The standard library looks for the fields of an existential in a value, which is not there.
    guard hasFields(type) else { return nil }
    var fields: [(offset: Int, isSame: Comparison)] = []
    func append<Field>(_ field: Field.Type, at offset: Int) {
      fields.append((offset, comparison(of: field)))
    }
    let known = _forEachField(of: type) { _, offset, fieldType, _ in
      append(fieldType, at: offset)
      return true
    }
    // An enumeration has no fields, and is more than that.
    guard known, !fields.isEmpty else { return nil }
    return { lhs, rhs in
      fields.allSatisfy { $0.isSame(lhs + $0.offset, rhs + $0.offset) }
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

/// Whether two values are the same as far as can be told; see ``ValueComparison``.
func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafePointer(to: lhs) { lhs in
    withUnsafePointer(to: rhs) { rhs in
      memcmp(lhs, rhs, MemoryLayout<Value>.size) == 0
        || isSame(lhs, rhs, beyondBytesOf: Value.self)
    }
  }
}

/// Whether bytes differ by chance is up to the padding between fields, which nobody sets. So that
/// it shows in no count of allocations, what has an `==` is compared without allocating.
private func isSame<Value>(
  _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, beyondBytesOf type: Value.Type
) -> Bool {
  if !(type is any GraphProperty.Type), !(type is AnyObject.Type),
    let type = type as? any Equatable.Type
  {
    return areEqual(lhs, rhs, type)
  }
  return ValueComparison(of: type).isSame(lhs, rhs)
}

private func areEqual<E: Equatable>(
  _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ type: E.Type
) -> Bool {
  lhs.assumingMemoryBound(to: E.self).pointee == rhs.assumingMemoryBound(to: E.self).pointee
}
