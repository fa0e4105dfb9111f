import Foundation

/// What a lazy stack does when its rows, or their lengths, turn out to be others.
extension LazyStackNode {
  /// Has the views around learn, in another pass, that the stack is of another size.
  func remeasure() {
    graph.needsLayout = true
    graph.actions.append { [self] in
      if !hasLeft { invalidateLayout() }
    }
  }

  func forgetLengths() {
    lengths = nil
    shown = 0..<0
    invalidateLayout()
  }

  /// Finds the places of the rows in a list whose elements moved; those gone leave the tree.
  ///
  /// - Complexity: O(elements).
  func moveRows() {
    var kept: [ViewList.Key: [LazyRow]] = [:]
    for (_, row) in rows.sorted(by: { $0.key > $1.key }) { kept[row.key, default: []].append(row) }
    rows = [:]
    for index in list.indices where !kept.isEmpty {
      let key = list[index].key
      guard let row = kept[key]?.popLast() else { continue }
      rows[index] = row
      if kept[key]?.isEmpty == true { kept[key] = nil }
    }
    for row in kept.values.joined() { row.node.dismantle() }
    children = []
    graph.preferenceEpoch += 1
    forgetLengths()
  }

  /// Whether the stack is in a scroll view along its axis.
  var isLazy: Bool {
    var node = parent
    while let current = node {
      if let scrollView = current as? ScrollViewNode, scrollView.axes.contains(Axis.Set(line.axis))
      {
        return true
      }
      node = current is SheetNode ? nil : current.parent
    }
    return false
  }
}
