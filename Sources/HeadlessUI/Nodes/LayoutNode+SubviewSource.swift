package import Foundation

/// The nodes inside a node, as a layout or a modifier sees them.
extension _LayoutNode: SubviewSource {
  @usableFromInline package var count: Int { layoutChildCount }

  @usableFromInline package var layoutDirection: LayoutDirection { environment.layoutDirection }

  // Inlined into the witness of the protocol, which is how layouts call it.
  @inline(__always)
  @usableFromInline package func sizeThatFits(_ proposal: ProposedViewSize, at index: Int) -> CGSize
  {
    layoutChild(at: index).size(proposal)
  }

  @usableFromInline package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, at index: Int
  ) -> CGFloat? {
    let child = layoutChild(at: index)
    guard child.hasGuides(GuideKind(key)) else { return nil }
    return child.explicitGuide(key, in: size, proposal: proposal)
  }

  @usableFromInline package func mayHaveGuide(_ key: AlignmentKey, at index: Int) -> Bool {
    layoutChild(at: index).hasGuides(GuideKind(key))
  }

  @usableFromInline package func place(
    at index: Int, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    if graph.counts.events.placements.countsUpToObserver() {
      happened(at: index, position, proposal)
    }
    layoutChild(at: index).placement = LayoutPlacement(
      position: CGPoint(x: position.x - frame.minX, y: position.y - frame.minY), anchor: anchor,
      proposal: proposal)
  }

  /// Not inlined, so that a placement of which nobody hears keeps nothing for it.
  @inline(never)
  private func happened(at index: Int, _ position: CGPoint, _ proposal: ProposedViewSize) {
    graph.happened(.placement(at: position, proposal), of: layoutChild(at: index))
  }

  @usableFromInline package func priority(at index: Int) -> Double {
    layoutChild(at: index).layoutTrait(LayoutPriorityKey.self)
  }

  @usableFromInline package func spacing(at index: Int) -> ViewSpacing {
    layoutChild(at: index).preferredSpacing
  }

  @usableFromInline package func layoutValue<K: LayoutValueKey>(for key: K.Type, at index: Int)
    -> K.Value
  {
    layoutChild(at: index).layoutTrait(key)
  }
}
