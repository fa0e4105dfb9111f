package import Foundation

/// Answers like another source, and has an observer hear of each question and placement.
package final class ObservedSubviews: SubviewSource {
  private let base: any SubviewSource
  private let observer: any LayoutObserver

  init(_ base: any SubviewSource, observer: any LayoutObserver) {
    self.base = base
    self.observer = observer
  }

  package var count: Int { base.count }

  package var layoutDirection: LayoutDirection { base.layoutDirection }

  package func sizeThatFits(_ proposal: ProposedViewSize, at index: Int) -> CGSize {
    observer.began(.question(proposal), of: .leaf(at: index, of: base))
    let size = base.sizeThatFits(proposal, at: index)
    observer.ended(with: size)
    return size
  }

  package func place(
    at index: Int, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    observer.began(.placement(at: position, proposal), of: .leaf(at: index, of: base))
    observer.ended(with: nil)
    base.place(at: index, position: position, anchor: anchor, proposal: proposal)
  }

  package func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, at index: Int
  ) -> CGFloat? {
    base.explicitAlignment(key, in: size, proposal: proposal, at: index)
  }

  package func mayHaveGuide(_ key: AlignmentKey, at index: Int) -> Bool {
    base.mayHaveGuide(key, at: index)
  }

  package func priority(at index: Int) -> Double { base.priority(at: index) }

  package func spacing(at index: Int) -> ViewSpacing { base.spacing(at: index) }

  package func layoutValue<K: LayoutValueKey>(for key: K.Type, at index: Int) -> K.Value {
    base.layoutValue(for: key, at: index)
  }
}
