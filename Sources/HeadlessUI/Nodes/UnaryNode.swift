import Foundation

/// A node around exactly one laid out node.
///
/// Its content may turn out to be none or several. Then copies of the node take its place, one
/// around each.
class UnaryNode: _LayoutNode {
  @exclusivity(unchecked) private var contentIsStale = false
  @exclusivity(unchecked) private var standsForItself = true
  @exclusivity(unchecked) private var content: _ViewNode?
  @exclusivity(unchecked) private var laidOut = LaidOut.several([])

  /// What the content turned out to be. In one word: most nodes of a tree are of this kind.
  private enum LaidOut {
    case one(_LayoutNode)
    /// A copy around each, none around none.
    case several([UnaryNode])
  }

  /// The node inside; nil if there are none or several, or not known yet how many.
  final var child: _LayoutNode? {
    if case .one(let node) = laidOut { node } else { nil }
  }

  private var copies: [UnaryNode] {
    if case .several(let copies) = laidOut { copies } else { [] }
  }

  final func attach<V: View>(_ view: V) {
    let node = inputs.makeNode(view, under: self)
    content = node
    if let only = node.onlyLayoutNode { laidOut = .one(only) }
    standsForItself = child != nil
    contentIsStale = !standsForItself
  }

  final func updateContent<V: View>(_ view: V) {
    if let content { V._updateNode(content, view) }
  }

  /// What the content says for a preference.
  final func contentPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    content?.preference(key) ?? child?.preference(key)
  }

  /// A node that does to another child what this one does.
  func makeCopy() -> UnaryNode { preconditionFailure("Overridden by each kind of node.") }

  /// Makes all copies anew, because what the node does changed.
  final func replaceCopies() {
    guard !copies.isEmpty else { return }
    contentIsStale = true
    listChanged()
  }

  override final var onlyLayoutNode: _LayoutNode? { standsForItself ? self : nil }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    for copy in copies { body(copy) }
  }

  override func contentListChanged() -> Bool {
    contentIsStale = true
    return true
  }

  override func appendLayoutNodes(to list: inout [_LayoutNode]) {
    refreshContent()
    if child != nil {
      list.append(self)
    } else {
      list.append(contentsOf: copies as [_LayoutNode])
    }
  }

  override func forgetLayout() {
    super.forgetLayout()
    for copy in copies { copy.forgetLayout() }
  }

  override func setWatched() {
    super.setWatched()
    for copy in copies { copy.setWatched() }
  }

  override func forgetFrames() {
    super.forgetFrames()
    for copy in copies { copy.forgetFrames() }
  }

  override var layoutChildCount: Int { child == nil ? 0 : 1 }

  override func layoutChild(at index: Int) -> _LayoutNode {
    guard let child else { preconditionFailure("\(typeName) has no node inside.") }
    return child
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child?.size(proposal) ?? .zero
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    child?.placement = LayoutPlacement(position: .zero, proposal: proposal)
  }

  /// Where the node places its child, in its own space.
  func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> LayoutPlacement {
    LayoutPlacement(position: .zero, proposal: proposal)
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child, child.hasGuides(GuideKind(key)) else { return nil }
    let placement = childPlacement(in: size, proposal: proposal)
    let childSize = child.resolvedSize(placement.proposal)
    let guide = child.explicitGuide(key, in: childSize, proposal: placement.proposal)
    let origin = placement.frame(size: childSize).origin
    return guide.map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
  }

  override func computeHasGuides(_ kind: GuideKind) -> Bool {
    child?.hasGuides(kind) ?? false
  }

  override var preferredSpacing: ViewSpacing { child?.preferredSpacing ?? ViewSpacing() }

  override func layoutTrait<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    child?.layoutTrait(key) ?? K.defaultValue
  }

  private func refreshContent() {
    guard contentIsStale else { return }
    contentIsStale = false
    var nodes: [_LayoutNode] = []
    content?.appendLayoutNodes(to: &nodes)
    for copy in copies {
      copy.child?.container = nil
      copy.dismantle()
    }
    if nodes.count == 1 {
      laidOut = .one(nodes[0])
      return
    }
    let copies = nodes.map { node in
      let copy = makeCopy()
      copy.laidOut = .one(node)
      if isWatched { copy.setWatched() }
      return copy
    }
    laidOut = .several(copies)
  }
}

/// The node of a ``_LayoutModifier``.
final class ModifierNode<Modifier: _LayoutModifier>: UnaryNode {
  @exclusivity(unchecked) private var modifier: Modifier

  init(_ modifier: Modifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  func update(_ new: Modifier) {
    guard modifier != new else { return }
    let measuresSame = modifier._measuresSame(as: new)
    modifier = new
    replaceCopies()
    if !measuresSame { invalidateLayout() }
  }

  private var context: _LeafContext { _LeafContext(node: self) }

  override func makeCopy() -> UnaryNode { ModifierNode(modifier, inputs) }

  override var typeName: String { Modifier._name ?? shortTypeName(Modifier.self) }

  override var isTransparent: Bool { Modifier._name == nil }

  override var clips: Bool { modifier._clips }

  override var hides: Bool { modifier._hides }

  override var picture: _Picture { modifier._background(in: frame.size, context) }

  override var frontPicture: _Picture { modifier._foreground(in: frame.size, context) }

  override var pictureEffect: _PictureEffect? { modifier._effect(in: frame.size) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    modifier._sizeThatFits(proposal, child: LayoutSubview(self, at: 0), context)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    child?.placement = childPlacement(in: bounds.size, proposal: proposal)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> LayoutPlacement {
    modifier._place(LayoutSubview(self, at: 0), in: size, proposal: proposal, context)
  }

  override func environmentChanged(to environment: EnvironmentValues, keys: EnvironmentKeys) {
    super.environmentChanged(to: environment, keys: keys)
    let isMirrored = keys.contains(ObjectIdentifier(LayoutDirectionKey.self))
    if isMirrored || modifier._readsEnvironment { invalidateLayout() }
  }
}
