import Foundation

/// Answers like another source, but keeps placements to itself.
///
/// It lets a layout be asked where it would put its subviews without putting them there.
final class PlacementRecorder: SubviewSource {
  private let base: any SubviewSource
  private var placements: [LayoutPlacement?]

  init(_ base: any SubviewSource) {
    self.base = base
    placements = Array(repeating: nil, count: base.count)
  }

  func placement(at index: Int) -> LayoutPlacement? { placements[index] }

  func place(at index: Int, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    placements[index] = LayoutPlacement(position: position, anchor: anchor, proposal: proposal)
  }

  var count: Int { placements.count }

  var layoutDirection: LayoutDirection { base.layoutDirection }

  func sizeThatFits(_ proposal: ProposedViewSize, at index: Int) -> CGSize {
    base.sizeThatFits(proposal, at: index)
  }

  func explicitAlignment(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, at index: Int
  ) -> CGFloat? {
    base.explicitAlignment(key, in: size, proposal: proposal, at: index)
  }

  func mayHaveGuide(_ key: AlignmentKey, at index: Int) -> Bool {
    base.mayHaveGuide(key, at: index)
  }

  func priority(at index: Int) -> Double { base.priority(at: index) }

  func spacing(at index: Int) -> ViewSpacing { base.spacing(at: index) }

  func layoutValue<K: LayoutValueKey>(for key: K.Type, at index: Int) -> K.Value {
    base.layoutValue(for: key, at: index)
  }
}
