import Foundation

/// What a stack keeps between questions.
public struct _StackCache {
  /// Between each subview and the next.
  var gaps: [CGFloat] = []
  var totalGap: CGFloat = 0
  /// The subviews by falling priority, those of one priority together.
  var groups: [[Int]] = []
  /// The division for the proposal asked last: it is that of the placement that follows.
  var division: StackDivision?
}

/// How a stack divides its length between its subviews.
struct StackDivision {
  var proposal: ProposedViewSize
  /// What each subview is proposed along the stack.
  var shares: [CGFloat?]
  var sizes: [CGSize]
  /// The positions of the subviews across the stack, from its edge.
  var offsets: [CGFloat]
  /// Of the stack.
  var size: CGSize
}
