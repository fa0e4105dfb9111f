/// A part of views that may be larger than the space there is.
///
/// Takes the length proposed along its axes, its content's if none is, and its content's size
/// across them, both with the content's margins. Several views are in a column, or in a row if
/// only the horizontal axis scrolls. ``LayoutHost/scroll(to:in:)`` scrolls.
nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  public var content: Content
  public var axes: Axis.Set
  /// Indicators are drawn over the content and take no space.
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = ScrollViewNode(axes: view.axes, inputs)
    node.show(view.content)
    return node
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node, to: ScrollViewNode.self)
    node.axes = view.axes
    node.show(view.content)
  }
}
