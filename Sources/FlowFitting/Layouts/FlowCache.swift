import FixedLengths
import HeadlessUI

/// What the flows that keep something keep: the sizes of the subviews, and the lines of the few
/// widths that were asked about last.
public struct FlowCache: Sendable {
  private var items: [FlowItem] = []
  private var lines = LineMemory()
  /// The items before the last change, where it was looked for; its memory takes the next ones.
  private var formerItems: [FlowItem] = []
  /// What says which subviews are as they were; empty unless it is looked for.
  private var identities = SizeIdentities()
  /// The style that the items were measured and the lines broken with.
  private var style: FlowStyle
  private var revision: Int?

  init(
    of subviews: LayoutSubviews, style: FlowStyle, revision: Int?,
    recorder: inout some FlowRecorder
  ) {
    self.style = style
    measureNew(subviews, style: style, revision: revision, recorder: &recorder)
  }

  /// Whether the subviews known are as they were, so that only new ones need asking.
  func isContinued(by subviews: LayoutSubviews, style: FlowStyle, revision: Int?) -> Bool {
    revision != nil && revision == self.revision && style == self.style
      && subviews.count >= items.count
  }

  /// Forgets everything, and keeps the memory for the sizes.
  mutating func forget() {
    items.removeAll(keepingCapacity: true)
    lines.removeAll()
  }

  /// Asks the subviews anew that may have changed, and breaks only the lines again that differ from
  /// the known ones.
  mutating func mend(
    _ subviews: LayoutSubviews, style: FlowStyle, revision: Int?,
    recorder: inout some FlowRecorder
  ) {
    let kept = identities.reread(subviews)
    let isSameStyle = style == self.style
    let keepsLines = style.lineSpacing == self.style.lineSpacing
    swap(&items, &formerItems)
    items.removeAll(keepingCapacity: true)
    if isSameStyle {
      items.append(contentsOf: formerItems.prefix(kept.first))
      items.measure(
        subviews, upTo: subviews.count - kept.last, spacing: style.spacing, recorder: &recorder)
      items.append(last: kept.last, of: formerItems, as: subviews, spacing: style.spacing)
    }
    measureNew(subviews, style: style, revision: revision, recorder: &recorder)
    guard keepsLines else { return lines.removeAll() }
    let change = FlowChange(from: formerItems, to: items)
    guard !change.isNone else { return }
    lines.apply(
      change, to: items, lineSpacing: style.fixedLineSpacing, recorder: &recorder)
  }

  /// Reads the identities of the subviews behind the known ones.
  mutating func readNewIdentities(_ subviews: LayoutSubviews) { identities.readNew(subviews) }

  /// Asks the subviews behind the known ones.
  mutating func measureNew(
    _ subviews: LayoutSubviews, style: FlowStyle, revision: Int?,
    recorder: inout some FlowRecorder
  ) {
    self.style = style
    self.revision = revision
    items.measure(subviews, spacing: style.spacing, recorder: &recorder)
  }

  mutating func size(
    for proposal: ProposedViewSize, recorder: inout some FlowRecorder
  ) -> CGSize {
    lines(in: proposal.width, recorder: &recorder).size(for: proposal)
  }

  private mutating func lines(in width: CGFloat?, recorder: inout some FlowRecorder) -> FlowLines {
    lines.lines(
      of: items, within: .available(proposed: width.map { Double($0) }),
      lineSpacing: style.fixedLineSpacing,
      recorder: &recorder)
  }

  mutating func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, recorder: inout some FlowRecorder
  ) {
    let lines = lines(in: bounds.width, recorder: &recorder)
    recorder.readKept(sizes: items.count)
    lines.place(items, as: subviews, in: bounds, recorder: &recorder)
  }
}
