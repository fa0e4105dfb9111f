/// The first of several views whose ideal size fits the space proposed.
///
/// Each view is asked for its ideal size along the constrained axes, at the proposal of the
/// container across them. The first that is not larger than the proposal, by more than
/// ``LayoutDefaults/fittingSlack``, is shown; if none fits, the last one. An axis that nothing
/// is proposed along constrains nothing.
///
/// Views are made and measured one after another and only as far as needed. With
/// ``EnvironmentValues/measuresAllFittingViews`` all of them are, which shows what the
/// alternatives cost together. A view that was measured and never shown keeps its state, but
/// does not appear.
nonisolated public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    FittingNode(axes: view.axes, ViewList(of: view.content), inputs)
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: FittingNode.self)
      .update(axes: view.axes, ViewList(of: view.content))
  }
}

private enum MeasuresAllFittingViewsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a ``ViewThatFits`` makes and measures all of its views, those after the first that
  /// fits as well. What is shown is the same.
  public var measuresAllFittingViews: Bool {
    get { self[MeasuresAllFittingViewsKey.self] }
    set { self[MeasuresAllFittingViewsKey.self] = newValue }
  }
}
