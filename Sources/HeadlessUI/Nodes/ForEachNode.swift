/// Structure: one node for each element of a collection, kept by the elements' ids.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  @exclusivity(unchecked) private var ids: [ID] = []
  @exclusivity(unchecked) private var children: [_ViewNode] = []
  private var namedChildren: [ObjectIdentifier: ID] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(inputs)
    ids.reserveCapacity(view.data.count)
    children.reserveCapacity(view.data.count)
    let inputs = self.inputs
    forEachElement(of: view.data) { element in
      ids.append(view.id(element))
      children.append(inputs.makeNode(view.content(element), under: self))
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func appendLayoutNodes(to list: inout [_LayoutNode]) {
    for child in children { child.appendLayoutNodes(to: &list) }
  }

  override func explicitID(of child: _ViewNode) -> AnyHashable? {
    if namedChildren.isEmpty {
      for (id, child) in zip(ids, children) { namedChildren[ObjectIdentifier(child)] = id }
    }
    guard let id = namedChildren[ObjectIdentifier(child)] else { return nil }
    return AnyHashable(id)
  }

  /// - Complexity: O(elements); elements whose ids stay in order are not looked up.
  func update(_ view: ForEach<Data, ID, Content>) {
    var newIDs: [ID] = []
    newIDs.reserveCapacity(view.data.count)
    forEachElement(of: view.data) { newIDs.append(view.id($0)) }
    if newIDs == ids {
      var index = 0
      forEachElement(of: view.data) { element in
        Content._updateNode(children[index], view.content(element))
        index += 1
      }
    } else {
      replaceElements(view, newIDs)
      namedChildren = [:]
      listChanged()
    }
  }

  private func replaceElements(_ view: ForEach<Data, ID, Content>, _ newIDs: [ID]) {
    // Backwards, so that the first of equal ids is taken first.
    var kept: [ID: [_ViewNode]] = [:]
    for (id, child) in zip(ids, children).reversed() { kept[id, default: []].append(child) }
    ids = newIDs
    children = zip(newIDs, view.data).map { id, element in
      if let child = kept[id]?.popLast() {
        Content._updateNode(child, view.content(element))
        return child
      }
      return inputs.makeNode(view.content(element), under: self)
    }
    for child in kept.values.joined() { child.dismantle() }
  }
}
