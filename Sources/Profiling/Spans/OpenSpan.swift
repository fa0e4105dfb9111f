import HeadlessUI

/// A span that has begun and not ended.
struct OpenSpan {
  /// The entry of the profile that what happens now is charged to.
  var entry: Int
  /// The index of the phase.
  var phase: Int?
  var span: Span
  var view: ObservedView?

  /// Whether the span is a question to a leaf or a container without a memory, which computes
  /// each answer.
  var remembersNothing: Bool {
    guard span.kind == .question, let view else { return false }
    switch view {
    case .container, .leaf: return true
    case .node, .tree: return false
    }
  }
}
