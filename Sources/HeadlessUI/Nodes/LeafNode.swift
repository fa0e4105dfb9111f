import Foundation

/// The node of a leaf.
final class LeafNode<V: _LeafView>: _LayoutNode {
  @exclusivity(unchecked) private var view: V

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
  }

  func update(_ new: V) {
    guard !view._isSame(as: new) else { return }
    let measuresSame = view._measuresSame(as: new)
    view = new
    if !measuresSame { invalidateLayout() }
  }

  private var context: _LeafContext { _LeafContext(node: self) }

  override var typeName: String { V._name }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    view._sizeThatFits(proposal, context)
  }

  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let baselines = view._baselines(in: size, context)
    return key == AlignmentKey(VerticalAlignment.firstTextBaseline)
      ? baselines?.first : baselines?.last
  }

  override func computeHasGuides(_ kind: GuideKind) -> Bool {
    kind == .baseline && view._hasBaselines
  }

  override var preferredSpacing: ViewSpacing { view._spacing(context) }

  override var picture: _Picture { view._picture(in: frame.size, context) }

  override var text: String? { view._text(context) }

  override var isTruncated: Bool { view._isTruncated(in: frame.size, context) }

  override func environmentChanged(to environment: EnvironmentValues, keys: EnvironmentKeys) {
    super.environmentChanged(to: environment, keys: keys)
    if view._readsEnvironment, !keys.isSubset(of: .drawing) { invalidateLayout() }
  }
}
