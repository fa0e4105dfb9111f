public import Foundation

/// An explicit position of an alignment guide.
nonisolated struct AlignmentGuideModifier: ViewModifier {
  typealias Body = Never

  let key: AlignmentKey
  let position: (ViewDimensions) -> CGFloat

  static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = AlignmentGuideNode(modifier, inputs)
    node.attach(content)
    return node
  }

  static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    let node = unsafeDowncast(node, to: AlignmentGuideNode.self)
    node.update(modifier)
    node.updateContent(content)
  }
}

/// The node of an explicit guide.
final class AlignmentGuideNode: UnaryNode {
  private var modifier: AlignmentGuideModifier

  init(_ modifier: AlignmentGuideModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  func update(_ new: AlignmentGuideModifier) {
    guard modifier.key != new.key || !isSame(modifier.position, new.position) else { return }
    modifier = new
    replaceCopies()
    invalidateLayout()
  }

  override func makeCopy() -> UnaryNode { AlignmentGuideNode(modifier, inputs) }

  override var typeName: String { "alignmentGuide" }

  override var isTransparent: Bool { true }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard key == modifier.key, child != nil else {
      return super.explicitGuide(key, in: size, proposal: proposal)
    }
    let dimensions = ViewDimensions(
      of: LayoutSubview(self, at: 0), size: size, proposal: proposal)
    return modifier.position(dimensions)
  }

  override func computeHasGuides(_ kind: GuideKind) -> Bool {
    kind == GuideKind(modifier.key) || super.computeHasGuides(kind)
  }
}

extension View {
  /// Sets a guide of the view, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: AlignmentKey(guide), position: computeValue))
  }

  /// Sets a guide of the view, in points from its top edge.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: AlignmentKey(guide), position: computeValue))
  }
}
