public import Foundation

/// A type that names an alignment guide and says where it lies by default.
///
/// The conformance is usable from any isolation, because layouts are: in a module whose
/// default isolation is the main actor, a type that conforms is nonisolated.
public protocol AlignmentID: SendableMetatype {
  /// The position of the guide in a view without an explicit one, in points from the view's
  /// top leading corner along the axis of the guide.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
