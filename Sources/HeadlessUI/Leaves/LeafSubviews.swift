public import Foundation

/// Leaves as the subviews of a layout; it keeps where they were placed and counts what was
/// asked.
///
/// Belongs to the thread that lays out.
public final class LeafSubviews {
  /// The leaves; a change of their number forgets all placements.
  public var leaves: [LayoutLeaf] {
    didSet {
      if leaves.count != records.count { records = Self.blankRecords(leaves.count) }
    }
  }

  public let layoutDirection: LayoutDirection

  /// What the layout asked since the counts were last reset.
  public var counts: LayoutCounts { observer == nil ? unobserved : heard }

  private var unobserved = LayoutCounts()
  private var heard = LayoutCounts()

  /// Hears of what the layout asks, and of what is asked of its container.
  package var observer: (any LayoutObserver)? {
    didSet {
      switch (oldValue, observer) {
      case (nil, .some):
        heard = unobserved
        unobserved.observeAll()
      case (.some, nil): unobserved = heard
      default: break
      }
    }
  }

  private var records: [Record]

  private struct Record {
    var placement: LayoutPlacement?
    var timesPlaced = 0
  }

  public init(_ leaves: [LayoutLeaf], layoutDirection: LayoutDirection = .leftToRight) {
    self.leaves = leaves
    self.layoutDirection = layoutDirection
    records = Self.blankRecords(leaves.count)
  }

  /// What a layout gets to see. O(1).
  ///
  /// Made for the present number of leaves; ask again after it changed.
  public var subviews: LayoutSubviews { LayoutSubviews(self) }

  /// The last placement of a leaf; nil if the layout did not place it.
  public func placement(at index: Int) -> LayoutPlacement? { records[index].placement }

  /// How often the layout placed a leaf since placements were last forgotten.
  public func timesPlaced(at index: Int) -> Int { records[index].timesPlaced }

  /// Puts all leaves back to not placed, as they are before a layout places its subviews.
  public func forgetPlacements() {
    records = Self.blankRecords(leaves.count)
  }

  public func resetCounts() {
    heard = LayoutCounts()
    if observer == nil { unobserved = LayoutCounts() }
  }

  /// Where each leaf is in a container at `bounds`, to which `proposal` was made.
  ///
  /// The last placement of a leaf counts; a leaf that was not placed is in the centre, with
  /// the container's proposal. In a right-to-left container all positions are mirrored.
  /// Measures each leaf once, which is not counted, since the layout did not ask for it.
  public func frames(in bounds: CGRect, proposal: ProposedViewSize) -> [CGRect] {
    zip(leaves, records).map { leaf, record in
      let placement = record.placement ?? .centered(in: bounds, proposal: proposal)
      var frame = placement.frame(size: leaf.sizeThatFits(placement.proposal))
      if layoutDirection == .rightToLeft {
        frame.origin.x = bounds.minX + bounds.maxX - frame.maxX
      }
      return frame
    }
  }

  private static func blankRecords(_ count: Int) -> [Record] {
    Array(repeating: Record(), count: count)
  }
}

extension LeafSubviews: SubviewSource {
  @usableFromInline package var count: Int { leaves.count }

  @usableFromInline package func sizeThatFits(_ proposal: ProposedViewSize, at index: Int) -> CGSize
  {
    if unobserved.questions.countsUpToObserver() { return observedSize(proposal, at: index) }
    return leaves[index].sizeThatFits(proposal)
  }

  @inline(never)
  private func observedSize(_ proposal: ProposedViewSize, at index: Int) -> CGSize {
    heard.questions.countHeard()
    observer?.began(.question(proposal), of: .leaf(at: index, of: self))
    let size = leaves[index].sizeThatFits(proposal)
    observer?.ended(with: size)
    return size
  }

  @usableFromInline package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, at index: Int
  ) -> CGFloat? {
    leaves[index].guides.position(of: key, in: size)
  }

  @usableFromInline package func place(
    at index: Int, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    if unobserved.placementEvents.countsUpToObserver() {
      heard.placementEvents.countHeard()
      observer?.began(.placement(at: position, proposal), of: .leaf(at: index, of: self))
      observer?.ended(with: nil)
    }
    records[index].timesPlaced += 1
    records[index].placement = LayoutPlacement(
      position: position, anchor: anchor, proposal: proposal)
  }

  @usableFromInline package func priority(at index: Int) -> Double { leaves[index].priority }

  @usableFromInline package func spacing(at index: Int) -> ViewSpacing { leaves[index].spacing }

  @usableFromInline package func layoutValue<K: LayoutValueKey>(for key: K.Type, at index: Int)
    -> K.Value
  {
    leaves[index].values[key]
  }
}
