package import Foundation
package import HeadlessUI
import TextMetrics

/// The labels and badges of a ``LabelRow`` as the subviews of a ``CachedRow``: n items, and then
/// the badges for 1, 2, … n hidden items.
///
/// There is no object for a subview, and a badge has no text until it is measured: a row of a
/// million items is a million titles, and 16 bytes for each placement once something is placed.
/// Every label keeps its ideal size whatever is proposed to it.
///
/// Its accesses are not checked for exclusivity, which would take as long as placing does: a
/// source is used by one thread, and no method calls back while it changes a property.
package final class LabelRowSubviews: SubviewSource {
  @exclusivity(unchecked)
  package private(set) var row: LabelRow
  /// Where each subview was last placed, in the space of the layout's bounds; empty before
  /// ``prepareForPlacing()`` or the first placement.
  @exclusivity(unchecked)
  package private(set) var positions: [CGPoint] = []

  package init(_ row: LabelRow) {
    self.row = row
  }

  package var count: Int { 2 * row.count }

  /// Gives an item another title. The layout's cache has to be updated then.
  package func setTitle(_ title: String, at index: Int) {
    row.setTitle(title, at: index)
  }

  /// Makes room for all placements, so that placing allocates nothing.
  package func prepareForPlacing() {
    if positions.isEmpty { positions = Array(repeating: .zero, count: count) }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, at index: Int) -> CGSize {
    let text =
      index < row.count
      ? row.items[index].title : row.style.badge.text(hidden: hiddenCount(at: index))
    let size = row.labelSize(text)
    return CGSize(width: size.width, height: size.height)
  }

  package func place(
    at index: Int, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    prepareForPlacing()
    positions[index] = position
  }

  package func layoutValue<K: LayoutValueKey>(for key: K.Type, at index: Int) -> K.Value {
    guard key == HiddenCount.self else { return K.defaultValue }
    // K is HiddenCount, so K.Value is Int; a checked cast takes longer than measuring a label.
    return unsafeBitCast(hiddenCount(at: index), to: K.Value.self)
  }

  /// 0 for an item.
  private func hiddenCount(at index: Int) -> Int { max(0, index - row.count + 1) }
}
