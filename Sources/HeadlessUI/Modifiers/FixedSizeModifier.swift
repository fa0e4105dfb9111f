public import Foundation

/// A view at its ideal size along some axes.
nonisolated public struct _FixedSizeLayout: _LayoutModifier {
  public typealias Body = Never

  let horizontal: Bool
  let vertical: Bool

  public static var _name: String? { "fixedSize" }

  public func _sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutSubview, _ context: _LeafContext
  ) -> CGSize {
    child.sizeThatFits(inner(proposal))
  }

  public func _place(
    _ child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, _ context: _LeafContext
  ) -> LayoutPlacement {
    LayoutPlacement(position: .zero, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

extension View {
  /// Keeps the view at its ideal size, which may be larger than the space there is.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal size along some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
