public import Foundation

/// The layout of a row or a column. Only ``HStackLayout`` and ``VStackLayout`` conform: they differ
/// in their axis and in the guides across it.
nonisolated public protocol _LineLayout: Layout where Cache == _StackCache {
  static var _axis: Axis { get }

  /// In points; nil for what the subviews prefer.
  var spacing: CGFloat? { get }

  /// The position of the guide across the line in the dimensions of a subview, in points.
  func _guide(_ dimensions: ViewDimensions) -> CGFloat
}

extension _LineLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = _axis
    return properties
  }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(axis: Self._axis, spacing: spacing, guide: _guide)
  }

  public func makeCache(subviews: Subviews) -> Cache { algorithm.makeCache(subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    algorithm.spacing(subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    algorithm.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    algorithm.place(in: bounds, proposal, subviews, &cache)
  }
}
