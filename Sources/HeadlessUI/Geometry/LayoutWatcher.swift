/// A node that looks at the tree after each layout.
protocol LayoutWatcher: AnyObject {
  /// Whether the node is no longer part of the tree.
  var hasLeft: Bool { get }

  func look()
}

/// A change that a watcher noticed, for the report about those that do not end.
protocol ReportedChange {
  /// Whether the value is one of the last ones of the update.
  var cameBack: Bool { get }
  /// How deep the view is that watches.
  var depth: Int { get }
  var path: String { get }
  /// The values of the update, the last one last.
  var values: [String] { get }
}

extension ReportedChange {
  var cycle: HeadlessUIError { .cycle(path: path, values: values) }

  func drift(passes: Int) -> HeadlessUIError {
    .drift(path: path, values: Array(values.suffix(3)), passes: passes)
  }
}

/// The values that a watcher saw during one update: a value that comes back among the last
/// three is a cycle.
struct ChangeHistory<Value: Equatable> {
  private var update = -1
  private var values: [Value] = []

  /// Notes a value that differs from the last one seen, and tells the graph.
  ///
  /// - Returns: Whether to act on it.
  mutating func note(_ value: Value, seenBy node: _ViewNode) -> Bool {
    if update != node.graph.updateNumber {
      update = node.graph.updateNumber
      values = []
    }
    let cameBack = values.suffix(3).contains(value)
    values.append(value)
    node.graph.note(Change(cameBack: cameBack, node: node, seen: values))
    return !cameBack
  }

  private struct Change: ReportedChange {
    let cameBack: Bool
    let node: _ViewNode
    let seen: [Value]

    var depth: Int { node.depth }
    var path: String { node.path }
    var values: [String] { seen.suffix(4).map { String(describing: $0) } }
  }
}
