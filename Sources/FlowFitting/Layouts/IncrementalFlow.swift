public import Foundation
public import HeadlessUI

/// The lines of ``PlainFlow``, kept like those of ``CachedFlow`` and mended where they change.
///
/// After a change the sizes are compared with the kept ones: lines are broken again from the one
/// before the first difference on, up to the first that begins as a line did before. Subviews with
/// the same ``SizeIdentity`` as before, from the first and from the last on, are not asked; without
/// identities every subview is. Where items are only ever appended, a ``revision`` says so.
///
/// - Complexity: After a change, one question to each subview without a known identity, O(subviews)
///   comparisons, and for each width remembered the lines that differ; all lines the first time for
///   a width. With placing, O(subviews).
public struct IncrementalFlow: Layout {
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

extension IncrementalFlow: CountedFlow {
  private var style: FlowStyle { FlowStyle(spacing: spacing, lineSpacing: lineSpacing) }

  package func makeCache(_ subviews: Subviews, recorder: inout some FlowRecorder) -> FlowCache {
    var cache = FlowCache(of: subviews, style: style, revision: revision, recorder: &recorder)
    cache.readNewIdentities(subviews)
    return cache
  }

  package func update(
    _ cache: inout FlowCache, _ subviews: Subviews, recorder: inout some FlowRecorder
  ) {
    if cache.isContinued(by: subviews, style: style, revision: revision) {
      cache.measureNew(subviews, style: style, revision: revision, recorder: &recorder)
      cache.readNewIdentities(subviews)
    } else {
      cache.mend(subviews, style: style, revision: revision, recorder: &recorder)
    }
  }
}
