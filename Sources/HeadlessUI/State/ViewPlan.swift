@_spi(Reflection) import Swift

/// A view whose dynamic properties are those of one of its fields.
protocol PropertyForwarding {
  /// The type of the field.
  static var forwardedType: Any.Type { get }
}

/// Where a type of views has its dynamic properties, and how two values of it are compared:
/// found once a type.
final class ViewPlan {
  private struct Property {
    let offset: Int
    let install: (UnsafeMutableRawPointer, inout PropertyInstaller) -> Void

    func moved(by distance: Int) -> Property {
      Property(offset: offset + distance, install: install)
    }
  }

  private let properties: [Property]
  private let comparison: ValueComparison

  init<V>(of type: V.Type) {
    properties = Self.properties(of: type)
    comparison = ValueComparison(of: type)
  }

  /// Whether a body evaluated for one gives the same as for the other.
  func isSame<V>(_ lhs: V, _ rhs: V) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { comparison.isSame(lhs, $0) }
    }
  }

  /// What the properties of a new node keep; nil for a type without any.
  func makeStorage() -> PropertyStorage? {
    properties.isEmpty ? nil : PropertyStorage()
  }

  /// Fills in the dynamic properties of a view.
  func install<V>(
    in view: inout V, storage: PropertyStorage, graph: ViewGraph, environment: EnvironmentValues
  ) {
    var installer = PropertyInstaller(storage: storage, graph: graph, environment: environment)
    withUnsafeMutablePointer(to: &view) { view in
      for property in properties {
        property.install(UnsafeMutableRawPointer(view) + property.offset, &installer)
      }
    }
  }

  private static func properties(of type: Any.Type) -> [Property] {
    var properties: [Property] = []
    _forEachField(of: type) { _, offset, fieldType, _ in
      if let fieldType = fieldType as? any DynamicProperty.Type {
        properties.append(property(of: fieldType, at: offset))
      } else if fieldType == (type as? any PropertyForwarding.Type)?.forwardedType {
        properties += Self.properties(of: fieldType).map { $0.moved(by: offset) }
      }
      return true
    }
    return properties
  }

  private static func property<P: DynamicProperty>(of type: P.Type, at offset: Int) -> Property {
    if let type = type as? any GraphProperty.Type {
      return graphProperty(of: type, at: offset)
    }
    let nested = properties(of: type)
    return Property(offset: offset) { pointer, installer in
      for property in nested { property.install(pointer + property.offset, &installer) }
      pointer.assumingMemoryBound(to: P.self).pointee.update()
    }
  }

  private static func graphProperty<P: GraphProperty>(of type: P.Type, at offset: Int) -> Property {
    Property(offset: offset) { pointer, installer in
      pointer.assumingMemoryBound(to: P.self).pointee.install(&installer)
    }
  }
}
