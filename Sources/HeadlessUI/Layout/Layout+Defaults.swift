public import Foundation

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide.combineExplicit(
      explicitGuides(
        AlignmentKey(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache))
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide.combineExplicit(
      explicitGuides(
        AlignmentKey(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache))
  }
}

extension Layout where Cache == () {
  public func makeCache(subviews: Subviews) {}
}
