import Foundation

/// The node of a presented sheet: a root of its own, laid out on the screen.
final class SheetNode: _LayoutNode {
  private var content: ContainerNode<VStackLayout>?
  private var choice: DetentChoice?
  private var sizing: (any PresentationSizing)?
  private var epoch = -1
  /// Where the sheet was dragged to.
  private var dragged: PresentationDetent?

  func show<Content: View>(_ view: Content) {
    if let content { return content.update(VStackLayout(), content: view) }
    var inputs = inputs
    inputs.parent = self
    inputs.depth += 1
    content = ContainerNode(VStackLayout(), content: view, name: "content", inputs)
  }

  /// Lets the sheet rest at a detent, as long as it is one of those it has.
  func drag(to detent: PresentationDetent) {
    dragged = detent
    choice?.selection?.wrappedValue = detent
  }

  /// Puts the sheet at the bottom of a screen, at the height of its detent.
  func layOut(on screen: CGRect) {
    readPreferences()
    let size = size(on: screen.size)
    let frame = CGRect(
      x: screen.midX - size.width / 2, y: screen.maxY - size.height, width: size.width,
      height: size.height)
    resolve(frame, proposal: ProposedViewSize(size), visible: screen)
  }

  override var typeName: String { "Sheet" }

  override var stackAxis: Axis?? { .some(nil) }

  override var isIndependent: Bool { true }

  override var clips: Bool { true }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func willLeave() {
    graph.withdraw(self)
  }

  override var layoutChildCount: Int { content == nil ? 0 : 1 }

  override func layoutChild(at index: Int) -> _LayoutNode {
    guard let content else { return super.layoutChild(at: index) }
    return content
  }

  private func readPreferences() {
    guard epoch != graph.preferenceEpoch else { return }
    epoch = graph.preferenceEpoch
    choice = content?.preference(DetentChoiceKey.self) ?? nil
    sizing = content?.preference(PresentationSizingKey.self) ?? nil
  }

  private func size(on screen: CGSize) -> CGSize {
    var proposal = ProposedViewSize.unspecified
    if let sizing, let content {
      proposal = sizing.proposedSize(
        for: PresentationSizingRoot(node: content),
        context: PresentationSizingContext(screen: screen))
    }
    return CGSize(
      width: length(proposal.width, within: screen.width) ?? screen.width,
      height: height(fitted: proposal.height, on: screen.height))
  }

  /// nil for a length that a sheet cannot have.
  private func length(_ length: CGFloat?, within screen: CGFloat) -> CGFloat? {
    guard let length, length > 0 else { return nil }
    return min(length, screen)
  }

  /// The height of the detent dragged to or selected, of the lowest that is active otherwise,
  /// and of the screen if none is.
  ///
  /// - Parameter fitted: What a sizing gave, which is one more detent.
  private func height(fitted: CGFloat?, on screen: CGFloat) -> CGFloat {
    var detents = choice?.detents ?? []
    if let fitted { detents.insert(.height(fitted)) }
    let context = PresentationDetent.Context(maxDetentValue: screen, environment: environment)
    let selected = choice?.selection?.wrappedValue ?? dragged
    if let selected, detents.contains(selected), let height = selected.height(in: context) {
      return height
    }
    return detents.compactMap { $0.height(in: context) }.min() ?? screen
  }
}
