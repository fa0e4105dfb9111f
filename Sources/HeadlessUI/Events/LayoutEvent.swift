package import Foundation

/// Something that happens in an update of a view tree, or in a container of leaves.
package enum LayoutEvent: Sendable {
  /// The tree is brought up to date and laid out; the first pass is number 1.
  case pass(Int)
  /// Views are made and bodies evaluated, as far as they are out of date.
  case building
  /// A body is evaluated.
  case body
  /// A view is asked for its size.
  case question(ProposedViewSize)
  /// The answer is not remembered: it is computed.
  case computation(ProposedViewSize)
  /// A layout is called with its cache.
  case cacheLookUp
  /// A layout places a subview. Takes no time of its own.
  case placement(at: CGPoint, ProposedViewSize)
}
