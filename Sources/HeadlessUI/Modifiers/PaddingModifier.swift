public import Foundation

/// Space around a view.
nonisolated public struct _PaddingLayout: _LayoutModifier {
  public typealias Body = Never

  let insets: EdgeInsets

  @usableFromInline init(insets: EdgeInsets) {
    self.insets = insets
  }

  /// - Parameter length: In points; ``LayoutDefaults/padding`` if nil.
  @usableFromInline init(_ edges: Edge.Set, _ length: CGFloat?) {
    let length = length ?? LayoutDefaults.padding
    insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  public static var _name: String? { "padding" }

  public func _sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutSubview, _ context: _LeafContext
  ) -> CGSize {
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(
      width: nonnegative(size.width + insets.leading + insets.trailing),
      height: nonnegative(size.height + insets.top + insets.bottom))
  }

  public func _place(
    _ child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize, _ context: _LeafContext
  ) -> LayoutPlacement {
    LayoutPlacement(
      position: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  /// The proposal inside, not below 0.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { nonnegative($0 - insets.leading - insets.trailing) },
      height: proposal.height.map { nonnegative($0 - insets.top - insets.bottom) })
  }
}

extension View {
  /// Adds space around the view, in points.
  @inlinable nonisolated public consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Adds space at some edges, in points; ``LayoutDefaults/padding`` if nil.
  @inlinable nonisolated public consuming func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingLayout(edges, length))
  }

  /// Adds space at all edges, in points.
  @inlinable nonisolated public consuming func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
