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

/// The node of a background or an overlay. Several views in it are on top of each other.
final class LayerNode<Layer: View>: UnaryNode {
  private var modifier: LayerModifier<Layer>
  private var layer: ContainerNode<ZStackLayout>?

  init(_ modifier: LayerModifier<Layer>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  func attachLayer() {
    var inputs = inputs
    inputs.parent = self
    inputs.depth += 1
    layer = ContainerNode(
      ZStackLayout(alignment: modifier.alignment), content: modifier.layer, name: "ZStack", inputs)
  }

  func update(_ new: LayerModifier<Layer>) {
    let isMoved = modifier.alignment != new.alignment
    modifier = new
    replaceCopies()
    layer?.update(ZStackLayout(alignment: new.alignment), content: new.layer)
    if isMoved { invalidateLayout() }
  }

  override func makeCopy() -> UnaryNode {
    let copy = LayerNode(modifier, inputs)
    copy.attachLayer()
    return copy
  }

  override var typeName: String { modifier.isBehind ? "background" : "overlay" }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let layer { body(layer) }
  }

  override var layoutChildCount: Int { child == nil || layer == nil ? 0 : 2 }

  override func layoutChild(at index: Int) -> _LayoutNode {
    guard let layer else { return super.layoutChild(at: 0) }
    return (index == 0) == modifier.isBehind ? layer : super.layoutChild(at: 0)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    guard let layer, let child else { return }
    let index = modifier.isBehind ? 0 : 1
    // The guides of the view itself count, so that a layer can follow a baseline.
    let view = ViewDimensions(
      of: LayoutSubview(self, at: 1 - index), size: child.resolvedSize(proposal),
      proposal: proposal)
    let inside = ProposedViewSize(bounds.size)
    let dimensions = ViewDimensions(
      of: LayoutSubview(self, at: index), size: layer.size(inside), proposal: inside)
    let alignment = modifier.alignment
    layer.placement = LayoutPlacement(
      position: CGPoint(
        x: view[alignment.horizontal] - dimensions[alignment.horizontal],
        y: view[alignment.vertical] - dimensions[alignment.vertical]),
      proposal: inside)
  }
}
