import HeadlessUI

/// Entries of a profile while it is made: finds the entry of a view, and remembers the views.
struct ProfileTree {
  private(set) var entries = [LayoutProfile.Entry(name: "layout", parent: nil)]
  private var children: [Edge: Int] = [:]
  private var views: [ViewKey: ViewRecord] = [:]
  private var texts: [TextKey: Int] = [:]

  private struct Edge: Hashable {
    var parent: Int
    var name: String
  }

  private struct TextKey: Hashable {
    var entry: Int
    var text: String
  }

  subscript(entry: Int) -> LayoutProfile.Entry {
    get { entries[entry] }
    _modify { yield &entries[entry] }
  }

  /// The entry with a name inside another, which is added if there is none.
  mutating func entry(named name: String, in parent: Int) -> Int {
    let edge = Edge(parent: parent, name: name)
    if let entry = children[edge] { return entry }
    entries.append(LayoutProfile.Entry(name: name, parent: parent))
    children[edge] = entries.count - 1
    return entries.count - 1
  }

  /// The entry of a view.
  ///
  /// - Parameter current: The entry that the profiler is in, for containers of leaves, which know
  ///   nothing of what is around them.
  mutating func entry(of view: ObservedView, in current: Int) -> Int {
    switch view {
    case .tree: 0
    case .node(let node): entry(of: node)
    case .container(let container): entry(of: container, in: current)
    case .leaf(let index, let leaves):
      record(ViewKey(leaves, at: index), object: leaves) { tree in
        tree.entry(named: "leaf", in: tree.views[ViewKey(leaves)]?.entry ?? current)
      }
    }
  }

  private mutating func entry(of container: any ObservedContainer, in current: Int) -> Int {
    let leaves = container.leafSubviews
    return record(ViewKey(leaves), object: leaves) { tree in
      tree.entry(named: container.layoutName, in: current)
    }
  }

  private mutating func entry(of node: _ViewNode) -> Int {
    // Structure without a name is looked through, not recorded.
    var named = node
    while named.observedName == nil, let parent = named.observedParent { named = parent }
    guard let name = named.observedName else { return 0 }
    return record(ViewKey(named), object: named) { tree in
      let parent = named.observedParent.map { tree.entry(of: $0) } ?? 0
      return tree.entry(named: name, in: parent)
    }
  }

  /// The entry of a view that may be seen for the first time. The view's object is kept, so that
  /// no later one is taken for it.
  private mutating func record(
    _ key: ViewKey, object: AnyObject, entry: (inout ProfileTree) -> Int
  ) -> Int {
    if let record = views[key] { return record.entry }
    let entry = entry(&self)
    views[key] = ViewRecord(object: object, entry: entry)
    entries[entry].counts.views += 1
    return entry
  }
}

extension ProfileTree {
  /// Notes that a view computes its size, and with what result.
  ///
  /// - Parameter asker: The entry whose views asked while they computed their own sizes, if any.
  mutating func noteComputation(
    of view: ObservedView, entry: Int, by asker: Int?, proposal: SizeKey, answer: SizeKey
  ) {
    guard let key = ViewKey(view), views[key] != nil else { return }
    entries[entry].counts.computed += 1
    if let asker {
      entries[asker].counts.inner.computed += 1
      if views[key]?.isAsked == false { entries[asker].counts.inner.views += 1 }
      views[key]?.isAsked = true
    }
    if views[key]?.proposals.insert(proposal) == true { entries[entry].counts.proposals += 1 }
    if views[key]?.answers.insert(answer) == true { entries[entry].counts.answers += 1 }
  }

  /// Notes that a text is measured: the texts of an entry take the place of views.
  mutating func noteText(_ text: String, entry: Int) {
    entries[entry].counts.asked += 1
    entries[entry].counts.computed += 1
    entries[entry].measuresText = true
    let isNew = texts.updateValue(0, forKey: TextKey(entry: entry, text: text)) == nil
    guard isNew else { return }
    entries[entry].counts.views += 1
    entries[entry].counts.proposals += 1
    entries[entry].counts.answers += 1
  }
}

/// What the profiler remembers of one view.
private struct ViewRecord {
  let object: AnyObject
  let entry: Int
  var isAsked = false
  var proposals = SizeSet()
  var answers = SizeSet()
}
