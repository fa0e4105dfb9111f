/// A property of a view that is brought up to date before the view's body is evaluated.
///
/// A struct that conforms and holds such properties itself is one: its own are brought up to
/// date first, and then `update()` is called.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the engine fills in.
protocol GraphProperty: DynamicProperty {
  mutating func install(_ installer: inout PropertyInstaller)

  /// Whether a view that has `rhs` in place of `lhs` is still the same.
  static func isSame(_ lhs: Self, _ rhs: Self) -> Bool
}

/// What the dynamic properties of one node keep.
final class PropertyStorage {
  fileprivate(set) var objects: [AnyObject] = []
  let reads = EnvironmentReads()
  fileprivate var notedEnvironment: EnvironmentValues?

  func removeAll() {
    objects.removeAll()
    forgetEnvironment()
  }

  /// Holds on to no values that the environment had.
  func forgetEnvironment() {
    notedEnvironment = nil
  }
}

/// Hands the kept objects to the properties of a view, one after another in the order of the
/// properties.
struct PropertyInstaller {
  let storage: PropertyStorage
  let graph: ViewGraph
  let environment: EnvironmentValues
  private var next = 0

  init(storage: PropertyStorage, graph: ViewGraph, environment: EnvironmentValues) {
    self.storage = storage
    self.graph = graph
    self.environment = environment
  }

  /// The environment, of which is noted what is read.
  var notedEnvironment: EnvironmentValues {
    let noted = environment.noting(storage.reads, last: storage.notedEnvironment)
    storage.notedEnvironment = noted
    return noted
  }

  /// The object that the property kept since the node was made, or a new one the first time.
  mutating func object<Object: AnyObject>(make: () -> Object) -> Object {
    defer { next += 1 }
    if next < storage.objects.count {
      return unsafeDowncast(storage.objects[next], to: Object.self)
    }
    let object = make()
    storage.objects.append(object)
    return object
  }
}
