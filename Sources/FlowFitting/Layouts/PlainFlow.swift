import FixedLengths
public import Foundation
public import HeadlessUI

/// Labels in lines, as one writes the layout first: every subview is asked for its size, and all
/// lines are broken, each time a size is asked for and again for placing.
///
/// Items go from left to right, a gap between neighbours; an item that would pass the available
/// width begins the next line, unless it is the line's first. A line is as high as its tallest
/// item. The flow is as wide as proposed, or as its content where no finite width is proposed.
///
/// - Complexity: Two questions to each subview a layout.
public struct PlainFlow: Layout {
  /// Between neighbours on a line, in points; nil for the distance that the two views prefer.
  public var spacing: CGFloat?
  /// Between lines, in points.
  public var lineSpacing: CGFloat

  public init(spacing: CGFloat? = nil, lineSpacing: CGFloat = LayoutDefaults.spacing) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var recorder = NoRecorder()
    return size(proposal, subviews, &cache, recorder: &recorder)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var recorder = NoRecorder()
    place(in: bounds, subviews, &cache, recorder: &recorder)
  }
}

extension PlainFlow: CountedFlow {
  private var style: FlowStyle { FlowStyle(spacing: spacing, lineSpacing: lineSpacing) }

  package func makeCache(_ subviews: Subviews, recorder: inout some FlowRecorder) {}

  package func update(
    _ cache: inout (), _ subviews: Subviews, recorder: inout some FlowRecorder
  ) {}

  package func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout (),
    recorder: inout some FlowRecorder
  ) -> CGSize {
    let items = items(of: subviews, recorder: &recorder)
    return lines(of: items, in: proposal.width, recorder: &recorder).size(for: proposal)
  }

  package func place(
    in bounds: CGRect, _ subviews: Subviews, _ cache: inout (),
    recorder: inout some FlowRecorder
  ) {
    let items = items(of: subviews, recorder: &recorder)
    lines(of: items, in: bounds.width, recorder: &recorder)
      .place(items, as: subviews, in: bounds, recorder: &recorder)
  }

  private func items(of subviews: Subviews, recorder: inout some FlowRecorder) -> [FlowItem] {
    var items: [FlowItem] = []
    items.measure(subviews, spacing: style.spacing, recorder: &recorder)
    return items
  }

  private func lines(
    of items: [FlowItem], in width: CGFloat?, recorder: inout some FlowRecorder
  ) -> FlowLines {
    var lines = FlowLines(available: .available(proposed: width.map { Double($0) }))
    lines.extend(with: items, lineSpacing: style.fixedLineSpacing, recorder: &recorder)
    return lines
  }
}
