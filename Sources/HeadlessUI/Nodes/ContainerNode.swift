import Foundation

/// The node of a layout used as a container, with the layout's cache.
final class ContainerNode<L: Layout>: _LayoutNode {
  @exclusivity(unchecked) private var layout: L
  private let name: String?
  @exclusivity(unchecked) private var cache: L.Cache?
  @exclusivity(unchecked) private var cacheIsStale = false
  @exclusivity(unchecked) private var content: _ViewNode?
  @exclusivity(unchecked) private var children: [_LayoutNode] = []
  @exclusivity(unchecked) private var childrenAreStale = true

  /// - Parameter name: What snapshots call the container; the layout's type if nil.
  init<Content: View>(_ layout: L, content: Content, name: String?, _ inputs: _ViewInputs) {
    self.layout = layout
    self.name = name
    super.init(inputs)
    self.content = self.inputs.makeNode(content, under: self)
  }

  func update<Content: View>(_ new: L, content view: Content) {
    if !isSame(layout, new) {
      let axis = orientation
      layout = new
      invalidateLayout()
      if orientation != axis { invalidateLeaves() }
    }
    if let content { Content._updateNode(content, view) }
  }

  override var typeName: String { name ?? shortTypeName(L.self) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func contentListChanged() -> Bool {
    childrenAreStale = true
    return false
  }

  override func forgetLayout() {
    super.forgetLayout()
    cacheIsStale = true
  }

  override func environmentChanged(to environment: EnvironmentValues, keys: EnvironmentKeys) {
    super.environmentChanged(to: environment, keys: keys)
    if keys.contains(ObjectIdentifier(LayoutDirectionKey.self)) { invalidateLayout() }
  }

  override var stackAxis: Axis?? { .some(orientation) }

  private var orientation: Axis? {
    (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
  }

  override var layoutChildCount: Int {
    refreshChildren()
    return children.count
  }

  override func layoutChild(at index: Int) -> _LayoutNode { children[index] }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    withCache { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override var preferredSpacing: ViewSpacing {
    withCache { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { layout, subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  override func computeHasGuides(_ kind: GuideKind) -> Bool {
    if !(L.self is any StandardGuides.Type) { return true }
    refreshChildren()
    return children.contains { $0.hasGuides(kind) }
  }

  private func withCache<Value>(
    _ body: (L, LayoutSubviews, inout L.Cache) -> Value
  ) -> Value {
    refreshChildren()
    let subviews = LayoutSubviews(self)
    let isObserved = graph.counts.events.cacheLookUps.countsUpToObserver()
    if isObserved { graph.began(.cacheLookUp, of: .node(self)) }
    // Taken out, so that a layout changes its cache in place.
    var cache = takeCache() ?? layout.makeCache(subviews: subviews)
    if cacheIsStale {
      cacheIsStale = false
      layout.updateCache(&cache, subviews: subviews)
    }
    let value = body(layout, subviews, &cache)
    self.cache = cache
    if isObserved { graph.ended() }
    return value
  }

  private func takeCache() -> L.Cache? {
    let taken = cache.take()
    if taken == nil { cacheIsStale = false }
    return taken
  }

  private func refreshChildren() {
    guard childrenAreStale else { return }
    childrenAreStale = false
    var nodes = children
    children = []
    nodes.removeAll(keepingCapacity: true)
    content?.appendLayoutNodes(to: &nodes)
    children = nodes
  }

  /// Spacers and dividers measure along the axis of the stack around them.
  private func invalidateLeaves() {
    var waiting = children as [_ViewNode]
    while let node = waiting.popLast() {
      node.asLayoutNode?.forgetLayout()
      node.forEachChild { waiting.append($0) }
    }
  }
}

/// A layout whose explicit guides are those of its subviews, merged, and none of its own.
protocol StandardGuides: Layout {}
