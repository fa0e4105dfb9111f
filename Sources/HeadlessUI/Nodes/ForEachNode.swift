/// Structure: one node for each element of a collection, kept by the elements' ids.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  @exclusivity(unchecked) private var ids: [ID] = []
  @exclusivity(unchecked) private var children: [_ViewNode] = []
  private var namedChildren: [ObjectIdentifier: ID] = [:]

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(inputs)
    ids = mapElements(of: view.data, view.id)
    let inputs = self.inputs
    children = mapElements(of: contents(of: view)) { inputs.makeNode($0, under: self) }
  }

  /// The views for all elements. Nodes are made of them afterwards, so that what the bodies inside
  /// read does not count as read by the body around.
  private func contents(of view: ForEach<Data, ID, Content>) -> [Content] {
    readingForBody { mapElements(of: view.data, view.content) }
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
    let newIDs = mapElements(of: view.data, view.id)
    if newIDs == ids {
      for (child, content) in zip(children, contents(of: view)) {
        Content._updateNode(child, content)
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
    children = zip(newIDs, contents(of: view)).map { id, content in
      if let child = kept[id]?.popLast() {
        Content._updateNode(child, content)
        return child
      }
      return inputs.makeNode(content, under: self)
    }
    for child in kept.values.joined() { child.dismantle() }
  }
}
