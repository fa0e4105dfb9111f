import Foundation

/// A view behind or in front of another one, which alone decides the size.
nonisolated struct LayerModifier<Layer: View>: ViewModifier {
  typealias Body = Never

  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = LayerNode(modifier, inputs)
    node.attach(content)
    node.attachLayer()
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: LayerNode<Layer>.self)
    node.update(modifier)
    node.updateContent(content)
  }
}

/// The node of a background or an overlay.
final class LayerNode<Layer: View>: LayeredNode {
  private var modifier: LayerModifier<Layer>

  init(_ modifier: LayerModifier<Layer>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(alignment: modifier.alignment, isBehind: modifier.isBehind, inputs)
  }

  func attachLayer() {
    show(modifier.layer)
  }

  func update(_ new: LayerModifier<Layer>) {
    let isMoved = modifier.alignment != new.alignment
    modifier = new
    alignment = new.alignment
    replaceCopies()
    show(new.layer)
    if isMoved { invalidateLayout() }
  }

  override func makeCopy() -> UnaryNode {
    let copy = LayerNode(modifier, inputs)
    copy.attachLayer()
    return copy
  }
}
