import Foundation

/// A node with views behind or in front of its child, which alone decides the size. Several of
/// them are on top of each other.
class LayeredNode: UnaryNode {
  final var alignment: Alignment
  private let isBehind: Bool
  private var layer: ContainerNode<ZStackLayout>?

  init(alignment: Alignment, isBehind: Bool, _ inputs: _ViewInputs) {
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(inputs)
  }

  /// Shows a view, or a new value of the one that is shown.
  final func show<Layer: View>(_ view: Layer) {
    let layout = ZStackLayout(alignment: alignment)
    if let layer { return layer.update(layout, content: view) }
    var inputs = inputs
    inputs.parent = self
    inputs.depth += 1
    layer = ContainerNode(layout, content: view, name: "ZStack", inputs)
  }

  override final var typeName: String { isBehind ? "background" : "overlay" }

  override final func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let layer { body(layer) }
  }

  override final var layoutChildCount: Int { child == nil ? 0 : layer == nil ? 1 : 2 }

  override final func layoutChild(at index: Int) -> _LayoutNode {
    guard let layer else { return super.layoutChild(at: 0) }
    return (index == 0) == isBehind ? layer : super.layoutChild(at: 0)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    super.placeChildren(in: bounds, proposal: proposal)
    guard let layer, let child else { return }
    let index = isBehind ? 0 : 1
    // The guides of the view itself count, so that a layer can follow a baseline.
    let view = ViewDimensions(
      of: LayoutSubview(self, at: 1 - index), size: child.resolvedSize(proposal),
      proposal: proposal)
    let inside = ProposedViewSize(bounds.size)
    let dimensions = ViewDimensions(
      of: LayoutSubview(self, at: index), size: layer.size(inside), proposal: inside)
    layer.placement = LayoutPlacement(
      position: CGPoint(
        x: view[alignment.horizontal] - dimensions[alignment.horizontal],
        y: view[alignment.vertical] - dimensions[alignment.vertical]),
      proposal: inside)
  }
}
