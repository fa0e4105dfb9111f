import HeadlessUI
import RowFitting

extension RowViewForm {
  /// Which row the form shows, read from the nodes that were laid out: the items in sight, the
  /// number on the badge, and the width that the row takes.
  ///
  /// - Parameters:
  ///   - node: What the form was made into: its outermost node.
  ///   - items: How many items the row has.
  func answer(shownBy node: _LayoutNode, items: Int, available: FixedLength) -> RowAnswer {
    guard items > 0 else { return .noItems }
    let row = (0..<nodesAroundRow).reduce(node) { node, _ in node.layoutChild(at: 0) }
    let hidden = self == .cached ? row.hiddenOfParked(items: items) : row.hiddenOnBadge
    let width = FixedLength(clampingMeasured: row.frame.width)
    let visible = items - hidden
    return RowAnswer(
      visible: visible, hidden: hidden, width: width,
      overflows: visible == 0 && width > available)
  }

  /// How many nodes are laid out around that of the row itself: for candidates `ViewThatFits` and
  /// `fixedSize`; for the solver `onGeometryChange`, `frame` and `fixedSize`.
  private var nodesAroundRow: Int {
    switch self {
    case .candidates, .candidatesLazy: 2
    case .cached: 0
    case .solver: 3
    }
  }
}

extension _LayoutNode {
  /// Of a row that consists of what it shows.
  fileprivate var hiddenOnBadge: Int {
    layoutChild(at: layoutChildCount - 1).layoutTrait(HiddenCount.self)
  }

  /// Of a row that parks what it does not show.
  fileprivate func hiddenOfParked(items: Int) -> Int {
    let visible = (0..<items).first { isParked(at: $0) } ?? items
    return items - visible
  }

  private func isParked(at index: Int) -> Bool {
    layoutChild(at: index).placement.map { $0.position.x >= CachedRow.outOfSight } ?? true
  }
}
