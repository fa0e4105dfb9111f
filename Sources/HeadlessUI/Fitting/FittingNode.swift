import Foundation

/// The node of a ``ViewThatFits``.
final class FittingNode: _LayoutNode {
  private var axes: Axis.Set
  private var list: ViewList
  private var candidates: [ViewList.Key: FittingCandidate] = [:]
  private var choice: (proposal: ProposedViewSize, node: _LayoutNode?)?
  private var shown: _LayoutNode?

  init(axes: Axis.Set, _ list: ViewList, _ inputs: _ViewInputs) {
    self.axes = axes
    self.list = list
    super.init(inputs)
  }

  func update(axes: Axis.Set, _ list: ViewList) {
    self.axes = axes
    self.list = list
    var kept: [ViewList.Key: FittingCandidate] = [:]
    for element in list {
      guard let candidate = candidates.removeValue(forKey: element.key) else { continue }
      element.update(candidate.node)
      kept[element.key] = candidate
    }
    for candidate in candidates.values { candidate.node.dismantle() }
    candidates = kept
    invalidateLayout()
  }

  override var typeName: String { "ViewThatFits" }

  /// Those of the view that is shown.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    candidates.values.first { $0.shows(shown) }?.node.preference(key)
  }

  override var stackAxis: Axis?? { .some(nil) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for candidate in candidates.values { body(candidate.node) }
  }

  override func forgetLayout() {
    super.forgetLayout()
    choice = nil
  }

  override func environmentChanged(to environment: EnvironmentValues, keys: EnvironmentKeys) {
    super.environmentChanged(to: environment, keys: keys)
    invalidateLayout()
  }

  override var layoutChildCount: Int { shown == nil ? 0 : 1 }

  override func layoutChild(at index: Int) -> _LayoutNode {
    guard let shown else { return super.layoutChild(at: index) }
    return shown
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choose(proposal)?.size(proposal) ?? .zero
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    let wasShown = shown
    shown = choose(proposal)
    if shown !== wasShown { graph.preferenceEpoch += 1 }
    shown?.placement = LayoutPlacement(position: .zero, proposal: proposal)
    for candidate in candidates.values where candidate.shows(shown) {
      candidate.appear(in: graph)
    }
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let node = choose(proposal), node.hasGuides(GuideKind(key)) else { return nil }
    return node.explicitGuide(key, in: size, proposal: proposal)
  }

  override func computeHasGuides(_ kind: GuideKind) -> Bool { true }

  override var preferredSpacing: ViewSpacing { choice?.node?.preferredSpacing ?? ViewSpacing() }

  private func choose(_ proposal: ProposedViewSize) -> _LayoutNode? {
    if let choice, choice.proposal == proposal { return choice.node }
    let node = firstThatFits(proposal)
    choice = (proposal, node)
    return node
  }

  private func firstThatFits(_ proposal: ProposedViewSize) -> _LayoutNode? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let isConstrained = ideal != proposal
    let measuresAll = environment.measuresAllFittingViews
    var fitting: _LayoutNode?
    var last: _LayoutNode?
    for element in list {
      for node in candidate(element).nodes {
        last = node
        guard isConstrained || measuresAll else { return node }
        let fits = fits(node.size(ideal), in: proposal)
        if fits, fitting == nil { fitting = node }
        if fitting != nil, !measuresAll { return fitting }
      }
    }
    return fitting ?? last
  }

  private func fits(_ size: CGSize, in proposal: ProposedViewSize) -> Bool {
    func fits(_ length: CGFloat, in proposed: CGFloat?, _ axis: Axis.Set) -> Bool {
      guard axes.contains(axis), let proposed else { return true }
      return length <= proposed + LayoutDefaults.fittingSlack + LayoutDefaults.rounding
    }
    return fits(size.width, in: proposal.width, .horizontal)
      && fits(size.height, in: proposal.height, .vertical)
  }

  private func candidate(_ element: ViewList.Element) -> FittingCandidate {
    if let candidate = candidates[element.key] { return candidate }
    let candidate = FittingCandidate(element, inputs, under: self)
    candidates[element.key] = candidate
    return candidate
  }
}

/// A view that was made to be measured, and may never be shown.
private final class FittingCandidate {
  let node: _ViewNode
  /// What the view asked for when it was made, until it is shown.
  private var actions: [() -> Void]

  init(_ element: ViewList.Element, _ inputs: _ViewInputs, under parent: _ViewNode) {
    let graph = inputs.graph
    let outer = graph.actions
    graph.actions = []
    node = element.make(inputs, parent)
    actions = graph.actions
    graph.actions = outer
  }

  /// More than one if the view has a body of several views, each of which may be shown.
  var nodes: [_LayoutNode] {
    var nodes: [_LayoutNode] = []
    node.appendLayoutNodes(to: &nodes)
    return nodes
  }

  func shows(_ node: _LayoutNode?) -> Bool {
    nodes.contains { $0 === node }
  }

  func appear(in graph: ViewGraph) {
    graph.actions += actions
    actions = []
  }
}
