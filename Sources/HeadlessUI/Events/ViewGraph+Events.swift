import Foundation

/// How the observer hears of events.
extension ViewGraph {
  func began(_ event: LayoutEvent, of view: ObservedView) {
    heard.count(event)
    observer?.began(event, of: view)
  }

  func ended(with size: CGSize? = nil) {
    observer?.ended(with: size)
  }

  /// Does work, of which an observer hears if there is one.
  @inline(__always)
  func hear(
    _ event: LayoutEvent, _ work: () throws(HeadlessUIError) -> Void
  ) throws(HeadlessUIError) {
    guard observer != nil else { return try work() }
    began(event, of: .tree)
    defer { ended() }
    try work()
  }

  /// An event that takes no time.
  func happened(_ event: LayoutEvent, of node: _ViewNode) {
    began(event, of: .node(node))
    ended()
  }
}
