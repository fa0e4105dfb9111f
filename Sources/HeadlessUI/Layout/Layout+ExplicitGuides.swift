import Foundation

extension Layout {
  /// The explicit positions of a guide in the subviews, where the layout puts them in
  /// `bounds`; nil for a subview without one.
  ///
  /// Nothing if no subview can have one. Otherwise places the subviews once, without consequences for where they are, and measures each.
  func explicitGuides(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> [CGFloat?] {
    let mayHaveGuides = subviews.indices.contains {
      subviews.source.mayHaveGuide(key, at: subviews.position(of: $0))
    }
    guard mayHaveGuides else { return [] }
    let recorder = PlacementRecorder(subviews.source)
    placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews.answered(by: recorder), cache: &cache)
    return subviews.indices.map { index in
      let position = subviews.position(of: index)
      let placement =
        recorder.placement(at: position) ?? .centered(in: bounds, proposal: proposal)
      let size = recorder.sizeThatFits(placement.proposal, at: position)
      let guide = recorder.explicitAlignment(
        key, in: size, proposal: placement.proposal, at: position)
      let origin = placement.frame(size: size).origin
      return guide.map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
    }
  }
}
