public import Foundation

/// A frame of a fixed width, a fixed height, or both.
nonisolated public struct _FrameLayout: _LayoutModifier {
  public typealias Body = Never

  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.map(nonnegative)
    self.height = height.map(nonnegative)
    self.alignment = alignment
  }

  public static var _name: String? { "frame" }

  /// A frame fixed in both dimensions does not ask its child.
  public func _sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutSubview, _ context: _LeafContext
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  public func _place(
    _ child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, _ context: _LeafContext
  ) -> LayoutPlacement {
    child.aligned(alignment, in: size, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension LayoutSubview {
  /// Where the view goes so that its guides lie on those of a rectangle at the origin.
  func aligned(
    _ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize
  ) -> LayoutPlacement {
    if alignment == .center, !hasGuides(alignment) {
      return LayoutPlacement(
        position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
        proposal: proposal)
    }
    let outer = ViewDimensions(size: size)
    let inner = dimensions(in: proposal)
    return LayoutPlacement(
      position: CGPoint(
        x: outer[alignment.horizontal] - inner[alignment.horizontal],
        y: outer[alignment.vertical] - inner[alignment.vertical]),
      proposal: proposal)
  }

  private func hasGuides(_ alignment: Alignment) -> Bool {
    source.mayHaveGuide(AlignmentKey(alignment.horizontal), at: index)
      || source.mayHaveGuide(AlignmentKey(alignment.vertical), at: index)
  }
}

extension View {
  /// Gives the view a fixed width, a fixed height, or both, in points; nil leaves a dimension
  /// as it is.
  @inlinable nonisolated public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }
}

/// A length that a view can have: 0 for a negative one or one that is not a number.
func nonnegative(_ length: CGFloat) -> CGFloat {
  length > 0 ? length : 0
}
