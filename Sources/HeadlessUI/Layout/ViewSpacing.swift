public import Foundation

/// The distances a view prefers to its neighbours, an edge at a time.
///
/// An edge without a preference of its own follows its neighbour.
public struct ViewSpacing: Sendable {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// No distance wanted at any edge.
  public static let zero = ViewSpacing(all: 0)

  /// No preference at any edge, as views have by default.
  public init() {}

  /// The same preference at every edge, in points.
  package init(all distance: CGFloat) {
    (top, leading, bottom, trailing) = (distance, distance, distance, distance)
  }

  /// Takes over the preferences of `other` at these edges, where they are the larger ones.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = larger(top, other.top) }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
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
      case .horizontal: larger(trailing, next.leading)
      case .vertical: larger(bottom, next.top)
      }
    return preferred ?? LayoutDefaults.spacing
  }

  private func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }
}
