public import Foundation

/// Runs a layout over leaves as a container on a screen would, and keeps its cache.
///
/// ```swift
/// let container = LayoutContainer(FlowLayout(), leaves: leaves)
/// let size = container.sizeThatFits(ProposedViewSize(width: 320, height: nil))
/// let frames = container.frames(proposing: ProposedViewSize(width: 320, height: nil))
/// ```
///
/// The cache is made once. After a change of the layout or of the leaves it is updated before
/// the layout is asked anything else. Belongs to the thread that lays out.
public final class LayoutContainer<Content: Layout> {
  public var layout: Content {
    didSet { noteChange() }
  }

  /// The leaves with their placements and counts.
  public let leafSubviews: LeafSubviews

  private var cache: Content.Cache
  private var cacheIsStale = false
  /// Whether the layout can be asked without further ado: the cache is up to date, and nobody
  /// observes. One check stands for both.
  private var isAtRest = true

  /// Hears of what is asked of the container and of its leaves.
  package var observer: (any LayoutObserver)? {
    didSet {
      leafSubviews.observer = observer
      isAtRest = observer == nil && !cacheIsStale
    }
  }

  public init(
    _ layout: Content, leaves: [LayoutLeaf], layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.layout = layout
    leafSubviews = LeafSubviews(leaves, layoutDirection: layoutDirection)
    let observer = LayoutObservation.observer
    if let observer { leafSubviews.observer = observer }
    cache = layout.makeCache(subviews: leafSubviews.subviews)
    self.observer = observer
    isAtRest = observer == nil
  }

  /// Changes the leaves; the layout updates its cache before it is next asked.
  public func update(_ change: (inout [LayoutLeaf]) throws -> Void) rethrows {
    noteChange()
    try change(&leafSubviews.leaves)
  }

  /// The size of the container for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard isAtRest else { return attentiveSize(proposal) }
    return layout.sizeThatFits(
      proposal: proposal, subviews: leafSubviews.subviews, cache: &cache)
  }

  /// Places the leaves anew and says where each is, in the space of `bounds`, in points.
  ///
  /// - Parameters:
  ///   - bounds: Where the container is, with the size it is given.
  ///   - proposal: The proposal that led to that size.
  @discardableResult
  public func place(in bounds: CGRect, proposal: ProposedViewSize) -> [CGRect] {
    leafSubviews.forgetPlacements()
    if isAtRest {
      layout.placeSubviews(
        in: bounds, proposal: proposal, subviews: leafSubviews.subviews, cache: &cache)
    } else {
      attentivelyPlace(in: bounds, proposal: proposal)
    }
    return leafSubviews.frames(in: bounds, proposal: proposal)
  }

  /// Sizes the container for a proposal, places the leaves in that size and says where each
  /// is, in points.
  public func frames(
    proposing proposal: ProposedViewSize, origin: CGPoint = .zero
  ) -> [CGRect] {
    let bounds = CGRect(origin: origin, size: sizeThatFits(proposal))
    return place(in: bounds, proposal: proposal)
  }

  /// The distances the container prefers to its neighbours.
  public var spacing: ViewSpacing {
    let subviews = currentSubviews()
    return layout.spacing(subviews: subviews, cache: &cache)
  }

  /// The explicit position of a guide on the x axis of `bounds`, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    let subviews = currentSubviews()
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The explicit position of a guide on the y axis of `bounds`, in points.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    let subviews = currentSubviews()
    return layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews, for which the cache is up to date once they are returned.
  private func currentSubviews() -> LayoutSubviews {
    let subviews = leafSubviews.subviews
    if cacheIsStale {
      layout.updateCache(&cache, subviews: subviews)
      cacheIsStale = false
      isAtRest = observer == nil
    }
    return subviews
  }

  private func noteChange() {
    cacheIsStale = true
    isAtRest = false
  }

  private func attentiveSize(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = currentSubviews()
    observer?.began(.question(proposal), of: .container(self))
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    observer?.ended(with: size)
    return size
  }

  private func attentivelyPlace(in bounds: CGRect, proposal: ProposedViewSize) {
    let subviews = currentSubviews()
    observer?.began(.cacheLookUp, of: .container(self))
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    observer?.ended(with: nil)
  }
}

extension LayoutContainer: ObservedContainer {
  package var layoutName: String { shortTypeName(Content.self) }
}
