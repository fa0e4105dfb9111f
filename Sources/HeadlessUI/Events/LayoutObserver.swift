package import Foundation

/// What hears of the events of an update while they happen.
///
/// Events are nested as the calls are: whatever began last ends first. Nothing is heard of what
/// happens between updates, as when a snapshot measures what was out of sight.
package protocol LayoutObserver: AnyObject {
  /// - Parameter view: Belongs to the call; a view may be gone later.
  func began(_ event: LayoutEvent, of view: ObservedView)

  /// - Parameter size: The answer to a question or a computation, in points; nil for others.
  func ended(with size: CGSize?)

  /// Does work that is there only because somebody observes.
  func disregard<Value>(_ work: () -> Value) -> Value
}

extension LayoutObserver {
  package func disregard<Value>(_ work: () -> Value) -> Value { work() }
}

/// The view that an event is about.
package enum ObservedView {
  /// The whole tree.
  case tree
  case node(_ViewNode)
  case container(any ObservedContainer)
  /// A leaf by its position among others.
  case leaf(at: Int, of: AnyObject)
}

/// A container of leaves, as far as an observer needs to know it.
package protocol ObservedContainer: AnyObject {
  var layoutName: String { get }
  var leafSubviews: LeafSubviews { get }
}
