public import Foundation

/// The distances a view prefers to its neighbours, an edge at a time.
///
/// An edge without a preference of its own follows its neighbour.
public struct ViewSpacing: Sendable {
  // Minus infinity is no preference: smaller than any other, so that the larger one of two
  // is a single comparison.
  private var top: CGFloat
  private var leading: CGFloat
  private var bottom: CGFloat
  private var trailing: CGFloat

  /// No distance wanted at any edge.
  public static let zero = ViewSpacing(all: 0)

  /// No preference at any edge, as views have by default.
  public init() {
    self.init(all: -.infinity)
  }

  /// The same preference at every edge, in points.
  package init(all distance: CGFloat) {
    (top, leading, bottom, trailing) = (distance, distance, distance, distance)
  }

  /// Takes over the preferences of `other` at these edges, where they are the larger ones.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// These preferences, or those of `other` where they are larger at these edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to keep to the neighbour that follows along an axis, in points.
  ///
  /// The larger of the preferences of the two facing edges; if only one of them has a
  /// preference, that one; if neither has, ``LayoutDefaults/spacing``.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let preferred =
      switch axis {
      case .horizontal: max(trailing, next.leading)
      case .vertical: max(bottom, next.top)
      }
    return preferred == -.infinity ? LayoutDefaults.spacing : preferred
  }
}
