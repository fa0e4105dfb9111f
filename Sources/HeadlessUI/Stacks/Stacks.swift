public import Foundation

/// Views in a row.
nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never

  let layout: HStackLayout
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view.layout, content: view.content, name: "HStack", inputs)
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ContainerNode<HStackLayout>.self)
      .update(view.layout, content: view.content)
  }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never

  let layout: VStackLayout
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view.layout, content: view.content, name: "VStack", inputs)
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ContainerNode<VStackLayout>.self)
      .update(view.layout, content: view.content)
  }
}

/// Views on top of each other, the first at the back.
nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never

  let layout: ZStackLayout
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ContainerNode(view.layout, content: view.content, name: "ZStack", inputs)
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    unsafeDowncast(node, to: ContainerNode<ZStackLayout>.self)
      .update(view.layout, content: view.content)
  }
}
