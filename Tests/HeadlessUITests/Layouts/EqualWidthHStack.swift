import HeadlessUI

/// A row whose subviews all get the width of the widest, with the spacing they prefer.
struct EqualWidthHStack: Layout {
  var alignment: VerticalAlignment = .center

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let cell = largestSize(of: subviews)
    return CGSize(
      width: cell.width * CGFloat(subviews.count) + gaps(between: subviews).reduce(0, +),
      height: cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let cell = largestSize(of: subviews)
    let gaps = gaps(between: subviews) + [0]
    var x = bounds.minX + cell.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(cell))
      x += cell.width + gaps[index]
    }
  }

  private func largestSize(of subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) { largest, size in
      CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  private func gaps(between subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { subview, next in
      subview.spacing.distance(to: next.spacing, along: .horizontal)
    }
  }
}
