/// The view that stands for the original one in the body of a modifier.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  let slot: ContentSlotBase

  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = PlaceholderNode(inputs)
    node.content = view.slot.makeNode(inputs, under: node)
    return node
  }

  public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}

/// A modifier as a view, whose body is the modifier's.
nonisolated struct AppliedModifier<Modifier: ViewModifier>: View, PropertyForwarding {
  let modifier: Modifier
  let slot: ContentSlotBase

  static var forwardedType: Any.Type { Modifier.self }

  @MainActor var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(slot: slot))
  }
}

/// The original view of a modifier, and its nodes in the modifier's body.
nonisolated class ContentSlotBase {
  func makeNode(_ inputs: _ViewInputs, under node: PlaceholderNode) -> _ViewNode {
    preconditionFailure("Overridden by ContentSlot.")
  }
}

nonisolated final class ContentSlot<V: View>: ContentSlotBase {
  private var view: V
  private var nodes: [PlaceholderNode] = []

  init(_ view: V) {
    self.view = view
  }

  override func makeNode(_ inputs: _ViewInputs, under node: PlaceholderNode) -> _ViewNode {
    nodes.append(node)
    return inputs.makeNode(view, under: node)
  }

  func update(_ view: V) {
    self.view = view
    nodes.removeAll(where: \.hasLeft)
    for node in nodes { V._updateNode(node.content, view) }
  }
}

/// Structure: where the original view of a modifier is shown.
final class PlaceholderNode: WrapperNode {
  private(set) var hasLeft = false

  override func willLeave() {
    hasLeft = true
  }
}

/// Structure: a modifier with a body, and the view it is applied to.
final class SlotNode<V: View>: WrapperNode {
  let slot: ContentSlot<V>

  init(_ slot: ContentSlot<V>, _ inputs: _ViewInputs) {
    self.slot = slot
    super.init(inputs)
  }
}
