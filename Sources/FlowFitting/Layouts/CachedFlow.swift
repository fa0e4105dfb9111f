public import Foundation
public import HeadlessUI

/// The lines of ``PlainFlow``, with the sizes kept that were measured, and the lines of a few
/// widths.
///
/// After a change every subview is asked once: a layout is told that something changed, not which
/// subview it was. Where items are only ever appended, a ``revision`` says so.
///
/// - Complexity: One question to each subview a change. One break of all lines a width; a width
///   that was asked about before takes O(1), with placing O(subviews).
public struct CachedFlow: Layout {
  /// Between neighbours on a line, in points; nil for the distance that the two views prefer.
  public var spacing: CGFloat?
  /// Between lines, in points.
  public var lineSpacing: CGFloat
  /// A number that differs after each change of the items other than appending some at the end;
  /// nil if any change may be any.
  ///
  /// With the same number as before, the subviews that were there count as unchanged, and only the
  /// ones behind them are asked and put on lines.
  public var revision: Int?

  public init(
    spacing: CGFloat? = nil, lineSpacing: CGFloat = LayoutDefaults.spacing, revision: Int? = nil
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.revision = revision
  }

  public func makeCache(subviews: Subviews) -> FlowCache {
    var recorder = NoRecorder()
    return makeCache(subviews, recorder: &recorder)
  }

  public func updateCache(_ cache: inout FlowCache, subviews: Subviews) {
    var recorder = NoRecorder()
    update(&cache, subviews, recorder: &recorder)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowCache
  ) -> CGSize {
    var recorder = NoRecorder()
    return size(proposal, subviews, &cache, recorder: &recorder)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FlowCache
  ) {
    var recorder = NoRecorder()
    place(in: bounds, subviews, &cache, recorder: &recorder)
  }
}

extension CachedFlow: CountedFlow {
  private var style: FlowStyle { FlowStyle(spacing: spacing, lineSpacing: lineSpacing) }

  package func makeCache(_ subviews: Subviews, recorder: inout some FlowRecorder) -> FlowCache {
    FlowCache(of: subviews, style: style, revision: revision, recorder: &recorder)
  }

  package func update(
    _ cache: inout FlowCache, _ subviews: Subviews, recorder: inout some FlowRecorder
  ) {
    if !cache.isContinued(by: subviews, style: style, revision: revision) { cache.forget() }
    cache.measureNew(subviews, style: style, revision: revision, recorder: &recorder)
  }
}
