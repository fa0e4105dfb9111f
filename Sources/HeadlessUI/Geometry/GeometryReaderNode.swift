import Foundation

/// The node of a ``GeometryReader``, which builds its content when it has its place.
final class GeometryReaderNode<Content: View>: _LayoutNode, BodyReader, LayoutWatcher {
  let number: Int
  private(set) var hasLeft = false
  private(set) lazy var handle = ReaderHandle(self)
  private var view: GeometryReader<Content>
  private var content: ContainerNode<ZStackLayout>?
  private var proxy: GeometryProxy?
  private var reads = GeometryReads()
  private var isStale = true
  private var isBuilding = false
  private var history = ChangeHistory<CGRect>()

  init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
    self.view = view
    number = inputs.graph.nodesMade
    inputs.graph.nodesMade += 1
    super.init(inputs)
  }

  func update(_ new: GeometryReader<Content>) {
    guard !isSame(view, new) else { return }
    view = new
    isStale = true
    invalidateLayout()
  }

  func invalidate() {
    guard !isStale, !hasLeft else { return }
    isStale = true
    graph.invalidate(self)
  }

  func updateIfNeeded() {
    if isStale, !hasLeft { invalidateLayout() }
  }

  override var typeName: String { "GeometryReader" }

  override var stackAxis: Axis?? { .some(nil) }

  override var isIndependent: Bool { true }

  override var isChangingContent: Bool { isBuilding }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func willLeave() {
    hasLeft = true
  }

  override func environmentChanged(to environment: EnvironmentValues, keys: EnvironmentKeys) {
    let isMirrored = environment.layoutDirection != self.environment.layoutDirection
    super.environmentChanged(to: environment, keys: keys)
    if isMirrored { invalidateLayout() }
  }

  override var layoutChildCount: Int { content == nil ? 0 : 1 }

  override func layoutChild(at index: Int) -> _LayoutNode {
    guard let content else { return super.layoutChild(at: index) }
    return content
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    build()
    content?.placement = LayoutPlacement(
      position: .zero, proposal: ProposedViewSize(bounds.size))
  }

  func look() {
    guard let proxy, reads.position else { return }
    let now = GeometryProxy(of: self)
    guard !now.isSamePlace(as: proxy) else { return }
    self.proxy = now
    guard history.note(CGRect(origin: now.origin, size: now.size), seenBy: self) else { return }
    isStale = true
    invalidateLayout()
    graph.needsLayout = true
  }

  /// Builds the content unless it is there for this size already.
  private func build() {
    guard isStale || proxy?.size != frame.size else { return }
    isStale = false
    isBuilding = true
    defer { isBuilding = false }
    reads = GeometryReads()
    let proxy = GeometryProxy(of: self, reads: reads)
    self.proxy = proxy
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) let given = proxy
    let built = evaluate { view.content(given) }
    let layout = ZStackLayout(alignment: .topLeading)
    if let content {
      content.update(layout, content: built)
    } else {
      content = makeContent(layout, built)
      graph.preferenceEpoch += 1
    }
  }

  private func makeContent(
    _ layout: ZStackLayout, _ built: Content
  ) -> ContainerNode<ZStackLayout> {
    var inputs = inputs
    inputs.parent = self
    inputs.depth += 1
    return ContainerNode(layout, content: built, name: "content", inputs)
  }
}
