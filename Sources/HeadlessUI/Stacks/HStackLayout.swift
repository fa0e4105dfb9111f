public import Foundation

/// The layout of an ``HStack``, to be used with ``AnyLayout`` or as a container.
nonisolated public struct HStackLayout: Layout, StandardGuides, Equatable {
  public var alignment: VerticalAlignment
  /// In points; nil for what the subviews prefer.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public typealias Cache = _StackCache

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .horizontal, spacing: spacing) { [alignment] in $0[alignment] }
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
