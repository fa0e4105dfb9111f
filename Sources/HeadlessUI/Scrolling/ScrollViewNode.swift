import Foundation

/// The node of a ``ScrollView``.
final class ScrollViewNode: _LayoutNode {
  var axes: Axis.Set {
    didSet {
      if axes != oldValue { invalidateLayout() }
    }
  }
  /// How far the content is scrolled from its top leading corner, in points.
  private var offset = CGPoint.zero
  /// Where it was to be scrolled to; during the update that does it, the content may turn out to
  /// reach further than was estimated.
  private var target = CGPoint.zero
  private var scrolledIn: Int?
  private var content: ContainerNode<AnyLayout>?

  init(axes: Axis.Set, _ inputs: _ViewInputs) {
    self.axes = axes
    super.init(inputs)
  }

  /// Shows a view, or a new value of the one that is shown. The margins are not for scroll views
  /// inside it.
  func show<Content: View>(_ view: Content) {
    let layout = axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    let view = view.setting(ContentMargins()) { $0.contentMargins = $1 }
    if let content { return content.update(layout, content: view) }
    var inputs = inputs
    inputs.parent = self
    inputs.depth += 1
    content = ContainerNode(layout, content: view, name: "content", inputs)
  }

  /// Scrolls as far as the content reaches, at the next layout.
  func scroll(to offset: CGPoint) {
    guard offset != self.offset else { return }
    target = offset
    scrolledIn = nil
    forgetPlacements()
  }

  override var typeName: String { "ScrollView" }

  override var spaceName: AnyHashable? { AnyHashable(ScrollViewSpace()) }

  override var stackAxis: Axis?? { .some(nil) }

  override var clips: Bool { true }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func environmentChanged(to environment: EnvironmentValues, keys: EnvironmentKeys) {
    let isSame =
      environment.contentMargins == margins
      && environment.layoutDirection == self.environment.layoutDirection
    super.environmentChanged(to: environment, keys: keys)
    if !isSame { invalidateLayout() }
  }

  override var layoutChildCount: Int { content == nil ? 0 : 1 }

  override func layoutChild(at index: Int) -> _LayoutNode {
    guard let content else { return super.layoutChild(at: index) }
    return content
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let takesWidth = axes.contains(.horizontal) && proposal.width != nil
    let takesHeight = axes.contains(.vertical) && proposal.height != nil
    if takesWidth, takesHeight { return proposal.replacingUnspecifiedDimensions() }
    let size = contentSize(proposal)
    return CGSize(
      width: takesWidth ? proposal.width ?? size.width : size.width,
      height: takesHeight ? proposal.height ?? size.height : size.height)
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    if scrolledIn ?? graph.updateNumber != graph.updateNumber { target = offset }
    scrolledIn = graph.updateNumber
    let size = contentSize(proposal)
    offset = CGPoint(
      x: reach(target.x, .horizontal, size.width - bounds.width),
      y: reach(target.y, .vertical, size.height - bounds.height))
    content?.placement = LayoutPlacement(
      position: CGPoint(x: margins.content.leading - offset.x, y: margins.content.top - offset.y),
      proposal: contentProposal(proposal))
  }

  private var margins: ContentMargins { environment.contentMargins }

  /// Of the content with its margins.
  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content?.size(contentProposal(proposal)) ?? .zero
    return CGSize(
      width: nonnegative(size.width + margins.content.leading + margins.content.trailing),
      height: nonnegative(size.height + margins.content.top + margins.content.bottom))
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil
        : proposal.width.map {
          nonnegative($0 - margins.content.leading - margins.content.trailing)
        },
      height: axes.contains(.vertical)
        ? nil
        : proposal.height.map { nonnegative($0 - margins.content.top - margins.content.bottom) })
  }

  private func reach(_ offset: CGFloat, _ axis: Axis.Set, _ limit: CGFloat) -> CGFloat {
    axes.contains(axis) ? min(nonnegative(offset), nonnegative(limit)) : 0
  }
}
