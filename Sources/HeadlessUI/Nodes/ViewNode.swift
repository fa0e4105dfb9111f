/// A view in the tree that the engine keeps between updates.
///
/// There are two kinds. Nodes that are *structure* (bodies, tuples, choices, ``ForEach``,
/// environments) hold identity and state, have no size, and contribute the nodes below them.
/// Nodes that are *laid out* (``_LayoutNode``: leaves, modifiers, containers) have a size and a
/// place. A container finds its subviews by asking its content for the laid out nodes in order.
///
/// Where new things go:
/// - a leaf: a type that conforms to ``_LeafView``; its node is `LeafNode`;
/// - a modifier that changes size or place: a type that conforms to ``_LayoutModifier``; its
///   node is `ModifierNode`;
/// - a modifier that changes the environment: `EnvironmentModifier`;
/// - a container: a ``Layout``; its node is `ContainerNode`, or a subclass of ``_LayoutNode`` of
///   its own if it builds its content while it lays out;
/// - a modifier that acts when something happens: a subclass of `WrapperNode` that hands its
///   action to the graph's `actions`.
public class _ViewNode {
  // The tree owns its nodes from the root down, and the host owns root and graph; whoever takes
  // a node out of the tree calls `dismantle`, after which it is used by nobody.
  unowned(unsafe) final let graph: ViewGraph
  // Here and in the kinds of nodes: no access to a property lasts while other code of a node runs,
  // and checking each for that takes a fifth of the time of a layout.
  @exclusivity(unchecked) unowned(unsafe) final private(set) var parent: _ViewNode?
  @exclusivity(unchecked) final private(set) var environment: EnvironmentValues
  // Of four bytes, which find room beside the environment.
  private let level: Int32

  init(_ inputs: _ViewInputs) {
    graph = inputs.graph
    parent = inputs.parent
    environment = inputs.environment
    level = Int32(inputs.depth)
  }

  /// Of the root 0.
  final var depth: Int { Int(level) }

  /// Does work with the graph, which the host holds: no reference to it is counted.
  @inline(__always)
  final func withGraph<Value>(_ work: (ViewGraph) -> Value) -> Value {
    Unmanaged.passUnretained(graph)._withUnsafeGuaranteedRef(work)
  }

  /// What the node's content is made with.
  final var inputs: _ViewInputs {
    _ViewInputs(graph: graph, parent: parent, environment: environment, depth: depth)
  }

  /// The name of the type of the view.
  package var typeName: String { "View" }

  /// The node's part of the path from the root; nil for structure that nobody would name.
  var pathLabel: String? { nil }

  /// The node as one that is laid out.
  var asLayoutNode: _LayoutNode? { nil }

  /// The axis of the stack that the node is, nil in it for a container that is no stack, and
  /// nil for a node that is no container.
  var stackAxis: Axis?? { nil }

  /// What tells a node directly below from its siblings, if something said so.
  func explicitID(of child: _ViewNode) -> AnyHashable? { nil }

  /// The one laid out node that the node contributes whatever happens below it; nil if they may
  /// become none or several.
  var onlyLayoutNode: _LayoutNode? { nil }

  /// Calls `body` with every node directly below.
  package func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Adds the laid out nodes that the node contributes to its container, in order.
  package func appendLayoutNodes(to list: inout [_LayoutNode]) {
    forEachChild { $0.appendLayoutNodes(to: &list) }
  }

  /// Takes over a new environment and hands it on.
  ///
  /// - Parameter keys: The keys whose values changed.
  package func environmentChanged(to environment: EnvironmentValues, keys: EnvironmentKeys) {
    self.environment = environment
    forEachChild { $0.environmentChanged(to: environment, keys: keys) }
  }

  /// Called for a node whose list of contributed nodes may have changed, on its way up.
  ///
  /// - Returns: Whether the parent's list may have changed as well.
  func contentListChanged() -> Bool { true }

  /// What the views from here down say for a preference, in order; nil if none says anything.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var values = PreferenceReduction<K>()
    forEachChild { values.append($0.preference(key)) }
    return values.result
  }

  /// Called once when the node has left the tree.
  package func willLeave() {}

  final func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  final func move(under parent: _ViewNode) {
    self.parent = parent
  }
}

extension _ViewNode {
  /// Says that the node contributes other layout nodes than before.
  package final func listChanged() {
    graph.preferenceEpoch += 1
    var node = parent
    while let current = node {
      guard current.contentListChanged() else { break }
      node = current.parent
    }
    invalidateLayout()
  }

  /// Forgets the sizes of all nodes from here up to the root, and has their layouts update
  /// their caches and place again.
  ///
  /// Around a node that is independent of its content, frames alone are forgotten. Between two
  /// layouts each node is visited once, however much changes below it.
  package final func invalidateLayout() {
    let epoch = graph.layoutEpoch
    var node: _ViewNode? = self
    while let current = node {
      node = current.parent
      guard let laidOut = current.asLayoutNode else { continue }
      if laidOut.isChangingContent { return }
      if laidOut.invalidatedIn == epoch, current !== self { return }
      if laidOut.isIndependent { return laidOut.forgetPlacements() }
      laidOut.invalidatedIn = epoch
      laidOut.forgetLayout()
    }
  }

  /// Forgets the frames of all nodes around this one.
  final func invalidateFramesAround() {
    var node = parent
    while let current = node {
      current.asLayoutNode?.forgetFrames()
      node = current.parent
    }
  }

  /// Has the frame of this node be known after each layout, even out of sight.
  final func watchFrame() {
    var node: _ViewNode? = self
    while let current = node {
      if let laidOut = current.asLayoutNode {
        if laidOut.isWatched { return }
        laidOut.setWatched()
      }
      node = current.parent
    }
  }

  /// Takes the node and all below out of the tree, without recursion.
  package final func dismantle() {
    var waiting: [_ViewNode] = [self]
    while let node = waiting.popLast() {
      node.willLeave()
      node.forEachChild { waiting.append($0) }
    }
  }

  /// The views from the root to this one.
  package final var path: String {
    var names: [String] = []
    var node: _ViewNode? = self
    while let current = node {
      if let label = current.pathLabel { names.append(label) }
      node = current.parent
    }
    return names.reversed().joined(separator: "/")
  }
}
