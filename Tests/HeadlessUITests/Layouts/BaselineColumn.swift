import HeadlessUI

/// How far a subview is indented in a ``BaselineColumn``, in points.
private struct Indentation: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

private struct FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height / 3
  }
}

extension VerticalAlignment {
  static let firstThird = VerticalAlignment(FirstThird.self)
}

/// A column that uses what the protocol has beyond size and placement: layout values,
/// priorities, dimensions, spacing, explicit guides, a cache and animatable data.
struct BaselineColumn: Layout {
  var gap: CGFloat = 0

  var animatableData: CGFloat {
    get { gap }
    set { gap = newValue }
  }

  func makeCache(subviews: Subviews) -> [CGFloat] {
    subviews.map { $0[Indentation.self] }
  }

  func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
    guard cache.count != subviews.count else { return }
    cache = makeCache(subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout [CGFloat]) -> ViewSpacing {
    var spacing = ViewSpacing()
    for index in subviews.indices {
      var edges: Edge.Set = [.leading, .trailing]
      if index == subviews.startIndex { edges.formUnion(.top) }
      if index == subviews.endIndex - 1 { edges.formUnion(.bottom) }
      spacing.formUnion(subviews[index].spacing, edges: edges)
    }
    return spacing
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize {
    let proposed = proposal.replacingUnspecifiedDimensions()
    return subviews.indices.reduce(CGSize(width: proposed.width, height: 0)) { size, index in
      let subview = subviews[index].dimensions(in: .unspecified)
      return CGSize(
        width: max(size.width, subview.width + cache[index]),
        height: size.height + subview.height + (index == 0 ? 0 : gap))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    var point = bounds.origin
    for (subview, indentation) in zip(subviews, cache) where subview.priority >= 0 {
      let dimensions = subview.dimensions(in: .unspecified)
      subview.place(
        at: CGPoint(x: point.x + indentation - dimensions[.leading], y: point.y),
        anchor: subviews.layoutDirection == .leftToRight ? .topLeading : UnitPoint(x: 0, y: 0),
        proposal: .unspecified)
      point.y += dimensions.height + gap
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout [CGFloat]
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + (cache.min() ?? 0) : nil
  }
}
