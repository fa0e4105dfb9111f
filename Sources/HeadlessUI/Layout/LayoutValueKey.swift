/// A key of a value that a view hands to the layout that contains it.
///
/// The conformance is usable from any isolation, because layouts are: in a module whose
/// default isolation is the main actor, a type that conforms is nonisolated.
public protocol LayoutValueKey: SendableMetatype {
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
