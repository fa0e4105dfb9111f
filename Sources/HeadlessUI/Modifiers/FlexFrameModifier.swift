public import Foundation

/// A frame with a minimum, an ideal and a maximum of each dimension.
nonisolated public struct _FlexFrameLayout: _LayoutModifier {
  public typealias Body = Never

  let width: FlexLength
  let height: FlexLength
  let alignment: Alignment

  public static var _name: String? { "frame" }

  /// Proposes the clamped proposal to the child, and takes the proposal clamped between what
  /// is set of minimum and maximum, or the child's size in place of a limit that is not.
  public func _sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutSubview, _ context: _LeafContext
  ) -> CGSize {
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(
      width: width.length(proposal.width, child: size.width),
      height: height.length(proposal.height, child: size.height))
  }

  public func _place(
    _ child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, _ context: _LeafContext
  ) -> LayoutPlacement {
    child.aligned(alignment, in: size, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }
}

/// One dimension of a flexible frame.
struct FlexLength: Hashable {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  /// Limits in the wrong order are put right: the ideal is at least the minimum, the maximum
  /// at least both.
  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    let ordered = [minimum, ideal, maximum].map { $0.map(nonnegative) }
    self.minimum = ordered[0]
    let ideal = ordered[1].map { max($0, ordered[0] ?? 0) }
    self.ideal = ideal
    self.maximum = ordered[2].map { max($0, ideal ?? ordered[0] ?? 0) }
  }

  /// What is proposed to the child.
  func inner(_ proposed: CGFloat?) -> CGFloat? {
    guard let length = proposed ?? ideal else { return nil }
    return clamped(length)
  }

  /// The length of the frame.
  func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
    guard let proposed = proposed else {
      return ideal ?? clamped(child)
    }
    // Without a minimum the frame is no shorter than its child, up to the proposal; without a
    // maximum no longer than its child, down to the proposal.
    switch (minimum, maximum) {
    case (nil, nil): return child
    case (let minimum?, let maximum?): return min(max(proposed, minimum), maximum)
    case (let minimum?, nil): return max(minimum, min(proposed, child))
    case (nil, let maximum?): return min(maximum, max(proposed, min(child, maximum)))
    }
  }

  private func clamped(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? 0), maximum ?? .infinity)
  }
}

extension View {
  /// Gives the view a frame between limits, in points; nil leaves a limit to the view.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: FlexLength(minWidth, idealWidth, maxWidth),
        height: FlexLength(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}
