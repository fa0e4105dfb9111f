import Foundation
import HeadlessUI

/// A layout that is tried out, with what it declares of itself.
struct LayoutTrial<Content: Layout> {
  let layout: Content
  let rule: LayoutRule

  /// A container with a new cache.
  func container(
    _ subviews: [ExampleSubview], layoutDirection: LayoutDirection = .leftToRight
  ) -> TrialContainer<Content> {
    TrialContainer(layout, rule, subviews, layoutDirection)
  }

  /// What the layout makes of a proposal when it is the first one of a new cache.
  func picture(_ subviews: [ExampleSubview], _ proposal: ProposedViewSize) -> LayoutPicture {
    container(subviews).picture(proposal)
  }

  /// The size for a proposal when it is the first one of a new cache.
  func size(_ subviews: [ExampleSubview], _ proposal: ProposedViewSize) -> CGSize {
    container(subviews).size(proposal)
  }
}

/// A container whose subviews note what they are asked.
final class TrialContainer<Content: Layout> {
  private let container: LayoutContainer<Content>
  private let rule: LayoutRule
  private let notes: AskNotes

  init(
    _ layout: Content, _ rule: LayoutRule, _ subviews: [ExampleSubview],
    _ direction: LayoutDirection
  ) {
    let notes = AskNotes()
    self.rule = rule
    self.notes = notes
    container = LayoutContainer(
      layout, leaves: Self.leaves(subviews, rule, notes), layoutDirection: direction)
  }

  /// What was asked of the subviews so far.
  var asks: [AskNotes.Ask] { notes.asks }

  func forgetAsks() { notes.asks = [] }

  func size(_ proposal: ProposedViewSize) -> CGSize { container.sizeThatFits(proposal) }

  /// The size for a proposal, and the placement in bounds of that size.
  func picture(_ proposal: ProposedViewSize, origin: CGPoint = .zero) -> LayoutPicture {
    placed(in: CGRect(origin: origin, size: size(proposal)), proposal)
  }

  /// The placement in bounds, without asking for a size.
  func placed(in bounds: CGRect, _ proposal: ProposedViewSize) -> LayoutPicture {
    var picture = LayoutPicture(size: bounds.size, bounds: bounds)
    guard bounds.size.isFinite else { return picture }
    let before = notes.asks.count
    let measured = container.leafSubviews.counts.measurements
    picture.frames = container.place(in: bounds, proposal: proposal)
    // The frames were measured afterwards; the layout did not ask for that.
    let asked = container.leafSubviews.counts.measurements - measured
    notes.asks.removeSubrange((before + asked)...)
    let leaves = container.leafSubviews
    picture.placements = leaves.leaves.indices.map { leaves.placement(at: $0) }
    picture.timesPlaced = leaves.leaves.indices.map { leaves.timesPlaced(at: $0) }
    return picture
  }

  /// Replaces the subviews; the layout is told.
  func update(_ subviews: [ExampleSubview]) {
    container.update { $0 = Self.leaves(subviews, rule, notes) }
  }

  private static func leaves(
    _ subviews: [ExampleSubview], _ rule: LayoutRule, _ notes: AskNotes
  ) -> [LayoutLeaf] {
    let items = subviews.enumerated().map { index, view in
      notes.leaf(index) { view.size($0) }
    }
    guard case .wholePrefixRow(_, let badge) = rule, !items.isEmpty else { return items }
    return items
      + (1...items.count).map { hidden in
        let size = CGSize(width: ExampleBadge.width(hidden: hidden), height: ExampleBadge.height)
        return badge(notes.leaf(items.count + hidden - 1) { _ in size }, hidden)
      }
  }
}

/// What a layout asked of its subviews, in order.
final class AskNotes {
  struct Ask: Equatable {
    var index: Int
    var proposal: ProposedViewSize
  }

  var asks: [Ask] = []

  /// A leaf that notes each question.
  func leaf(_ index: Int, size: @escaping (ProposedViewSize) -> CGSize) -> LayoutLeaf {
    LayoutLeaf { [self] proposal in
      asks.append(Ask(index: index, proposal: proposal))
      return size(proposal)
    }
  }
}
