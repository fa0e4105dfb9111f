import Foundation

/// A row of a lazy stack that was made.
final class LazyRow {
  let key: ViewList.Key
  let node: _ViewNode

  init(_ element: ViewList.Element, _ inputs: _ViewInputs, under parent: _ViewNode) {
    key = element.key
    node = element.make(inputs, parent)
    inputs.graph.counts.realisedRows += 1
    inputs.graph.preferenceEpoch += 1
  }

  /// The views of the row: one, as a rule, and none if it shows nothing.
  var nodes: [_LayoutNode] {
    var nodes: [_LayoutNode] = []
    node.appendLayoutNodes(to: &nodes)
    return nodes
  }

  /// The size of all views of the row, one after another. A row without views takes back the gap
  /// to the next one.
  func size(_ line: LazyLine, cross: CGFloat?) -> CGSize {
    let proposal = line.axis.proposal(main: nil, cross: cross)
    var length = -line.spacing
    var breadth: CGFloat = 0
    for node in nodes {
      let size = node.size(proposal)
      length += line.axis.main(size) + line.spacing
      breadth = max(breadth, line.axis.cross(size))
    }
    return line.axis.size(main: length, cross: breadth)
  }
}
