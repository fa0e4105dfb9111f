package import Foundation

/// A node with a size and a place.
public class _LayoutNode: _ViewNode {
  // Small fields are next to each other: a tree of ten thousand views does not fit into the
  // caches of a processor, and less of it has to be fetched then.
  @exclusivity(unchecked) private var memory = SizeMemory()
  @exclusivity(unchecked) private var guides = GuideMemory()
  @exclusivity(unchecked) private var isArranged = false
  @exclusivity(unchecked) private var isResolved = false
  /// Whether frames are wanted in here wherever they are, since somebody watches one.
  @exclusivity(unchecked) private(set) final var isWatched = false
  /// In which ``ViewGraph/layoutEpoch`` the layout was forgotten last.
  @exclusivity(unchecked) final var invalidatedIn: Int32 = -1
  /// In the space of the container. Current only where the tree was resolved.
  @exclusivity(unchecked) package internal(set) final var frame = CGRect.zero
  /// The node that gave this one its frame; nil before anything did.
  @exclusivity(unchecked) unowned(unsafe) final var container: _LayoutNode?
  @exclusivity(unchecked) private var arrangedProposal = PackedProposal()
  /// Where the container put the node, in the container's own space; nil for the centre.
  @exclusivity(unchecked) package internal(set) final var placement: LayoutPlacement?

  override final var asLayoutNode: _LayoutNode? { self }

  override var onlyLayoutNode: _LayoutNode? { self }

  override package func appendLayoutNodes(to list: inout [_LayoutNode]) {
    list.append(self)
  }

  override func contentListChanged() -> Bool { false }

  override var pathLabel: String? { typeName }

  // MARK: What kinds of nodes say of themselves

  /// The size for a proposal, in points.
  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Sets the placement of the nodes inside.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the node in its container.
  ///   - proposal: The proposal that led to it.
  package func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {}

  /// How many nodes are laid out inside this one.
  package var layoutChildCount: Int { 0 }

  /// - Precondition: `index` is less than ``layoutChildCount``.
  package func layoutChild(at index: Int) -> _LayoutNode {
    preconditionFailure("\(typeName) has no nodes inside.")
  }

  /// The explicit position of a guide in the node's own space, in points.
  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Whether ``explicitGuide(_:in:proposal:)`` may give anything for keys of a kind.
  func computeHasGuides(_ kind: GuideKind) -> Bool { false }

  package var preferredSpacing: ViewSpacing { ViewSpacing() }

  package func layoutTrait<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  /// Whether what is outside of the node's frame is not seen.
  package var clips: Bool { false }

  /// Whether nothing of the node is seen.
  package var hides: Bool { false }

  /// The text that the node shows.
  package var text: String? { nil }

  /// Whether the node shows less of its text than there is.
  package var isTruncated: Bool { false }

  /// What the node itself draws, behind those inside, in its own space.
  package var picture: _Picture { _Picture() }

  /// What the node draws in front of those inside, in its own space.
  package var frontPicture: _Picture { _Picture() }

  /// What the node does to the picture of what is inside.
  package var pictureEffect: _PictureEffect? { nil }

  /// Whether the node is left out of snapshots, which show those inside instead.
  package var isTransparent: Bool { false }

  /// The name of the coordinate space of the node.
  var spaceName: AnyHashable? { nil }

  /// Whether nothing that happens inside changes the size of the node, its guides or its spacing.
  var isIndependent: Bool { false }

  /// Whether the node is changing its own content, of which the nodes around learn in time.
  var isChangingContent: Bool { false }

  /// Makes the content that can be seen, for a node that makes no more than that.
  ///
  /// - Parameter visible: In the node's own space; null if nothing can be seen.
  /// - Returns: Whether all of the content is there.
  func makeVisibleContent(_ visible: CGRect, proposal: ProposedViewSize) -> Bool { true }

  /// Called once when something below is watched.
  func setWatched() {
    isWatched = true
  }

  /// Called when the frames below are out of date, and no size is.
  func forgetFrames() {
    isResolved = false
  }

  /// Called when the node's size and everything that follows from it is out of date.
  func forgetLayout() {
    memory.removeAll()
    guides = GuideMemory()
    isArranged = false
    isResolved = false
  }
}

extension _LayoutNode {
  /// The size for a proposal, in points: remembered, or computed and remembered.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    let isObserved = withGraph { $0.counts.events.questions.countsUpToObserver() }
    if isObserved { return observedSize(proposal) }
    return resolvedSize(proposal)
  }

  @inline(never)
  private func observedSize(_ proposal: ProposedViewSize) -> CGSize {
    graph.began(.question(proposal), of: .node(self))
    let size = resolvedSize(proposal)
    graph.ended(with: size)
    return size
  }

  /// The size for the engine's own use; nobody asked.
  final func resolvedSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = memory.size(for: proposal) { return size }
    let isObserved = withGraph { $0.counts.events.computations.countsUpToObserver() }
    let size = isObserved ? observedComputation(proposal) : computeSize(proposal)
    memory.insert(size, for: proposal)
    return size
  }

  @inline(never)
  private func observedComputation(_ proposal: ProposedViewSize) -> CGSize {
    graph.began(.computation(proposal), of: .node(self))
    let size = computeSize(proposal)
    graph.ended(with: size)
    return size
  }

  final func hasGuides(_ kind: GuideKind) -> Bool {
    if let known = guides[kind] { return known }
    let has = computeHasGuides(kind)
    guides[kind] = has
    return has
  }

  /// Places the nodes inside.
  private func arrange(_ proposal: ProposedViewSize) {
    isArranged = true
    isResolved = false
    arrangedProposal = PackedProposal(proposal)
    for index in 0..<layoutChildCount { layoutChild(at: index).placement = nil }
    placeChildren(in: frame, proposal: proposal)
  }

  /// Gives the node its frame, and the nodes inside theirs as far as they may be seen.
  ///
  /// - Parameters:
  ///   - frame: In the space of the container.
  ///   - proposal: The proposal that led to it.
  ///   - visible: What can be seen, in the space of the container.
  package final func resolve(_ frame: CGRect, proposal: ProposedViewSize, visible: CGRect) {
    let wasSize = self.frame.size
    self.frame = frame
    if isArranged, arrangedProposal == PackedProposal(proposal), wasSize == frame.size {
      if isResolved { return }
    } else {
      arrange(proposal)
    }
    isResolved = resolveChildren(
      proposal: proposal, visible: visible.offsetBy(dx: -frame.minX, dy: -frame.minY))
  }

  /// Says that the node is to place the nodes inside anew, and no size changed.
  final func forgetPlacements() {
    isArranged = false
    isResolved = false
    invalidateFramesAround()
  }

  /// Gives the frames to all nodes below that were out of sight.
  package final func resolveAll() {
    guard isArranged, !isResolved else { return }
    graph.isReading = true
    defer { graph.isReading = false }
    isResolved = resolveChildren(proposal: arrangedProposal.proposal, visible: .infinite)
  }

  /// - Returns: Whether the frames of all nodes below are current.
  private func resolveChildren(proposal: ProposedViewSize, visible: CGRect) -> Bool {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let visible = clips && !graph.isReading ? visible.common(with: bounds) : visible
    var isComplete = makeVisibleContent(visible, proposal: proposal)
    for index in 0..<layoutChildCount {
      let child = layoutChild(at: index)
      let placement = child.placement ?? .centered(in: bounds, proposal: proposal)
      let mayBeSeen = placement.mayReach(visible, mirroredIn: isMirrored ? bounds : nil)
      guard mayBeSeen || child.isWatched else {
        isComplete = false
        continue
      }
      var childFrame = placement.frame(size: child.resolvedSize(placement.proposal))
      if isMirrored { childFrame.origin.x = bounds.width - childFrame.maxX }
      child.container = self
      child.resolve(childFrame, proposal: placement.proposal, visible: visible)
      if !child.isResolved { isComplete = false }
    }
    return isComplete
  }
}

extension LayoutPlacement {
  /// Whether the placed view could reach into a rectangle, of whatever size it is.
  ///
  /// A view that is parked beyond the far edges cannot, and is not measured then.
  func mayReach(_ visible: CGRect, mirroredIn bounds: CGRect?) -> Bool {
    guard anchor.y > 0 || position.y <= visible.maxY else { return false }
    guard anchor.x <= 0 else { return true }
    guard let bounds else { return position.x <= visible.maxX }
    return bounds.width - position.x >= visible.minX
  }
}
