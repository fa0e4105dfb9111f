public import Foundation
public import TextMetrics

/// Lays a view out without a screen, and keeps its tree for the next time.
///
/// ```swift
/// let host = LayoutHost(ContentView())
/// try host.layout(in: CGSize(width: 320, height: 480))
/// print(host.snapshot())
/// ```
@MainActor
public final class LayoutHost<Root: View> {
  /// What is shown; setting it updates the tree, and views that are the same keep their state.
  public var rootView: Root {
    didSet { isRootStale = true }
  }

  /// What the last call of ``layout(proposing:)`` took.
  public var counts: UpdateCounts { graph.readableCounts }

  package let graph = ViewGraph()
  package private(set) var root: _LayoutNode?
  private var environment: EnvironmentValues
  private var isRootStale = false
  package private(set) var window = CGRect.zero

  /// - Parameters:
  ///   - rootView: What to lay out.
  ///   - measurer: What measures the texts; advance widths that are part of the package if nil.
  ///   - environment: What the views find in their environment.
  public init(
    _ rootView: Root, measurer: (any TextMeasurer)? = nil,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.rootView = rootView
    self.environment = environment
    self.environment.textMeasurer = measurer ?? MemoizedMeasurer(EmbeddedMeasurer())
    graph.observer = LayoutObservation.observer
  }

  isolated deinit {
    root?.dismantle()
    graph.letGo()
  }

  /// Lays the view out in a window of a size, in points, and centres it there.
  public func layout(in size: CGSize) throws(HeadlessUIError) {
    try layout(proposing: ProposedViewSize(size))
  }

  /// Lays the view out for a proposal; a dimension that is nil, or infinite, is as long as the
  /// view.
  ///
  /// - Throws: ``HeadlessUIError/tooDeep(limit:path:)``, from then on each time;
  ///   ``HeadlessUIError/cycle(path:values:)``, ``HeadlessUIError/drift(path:values:passes:)`` or
  ///   ``HeadlessUIError/unsettled(passes:paths:)``. After those three the frames are those of the last
  ///   pass, which a snapshot shows, and the next call goes on from there.
  public func layout(proposing proposal: ProposedViewSize) throws(HeadlessUIError) {
    MainActor.preconditionIsolated()
    if let failure = graph.failure { throw failure }
    graph.beginUpdate()
    defer { graph.endUpdate() }
    repeat {
      guard graph.counts.passes < LayoutDefaults.maximumPasses else {
        throw graph.lastChange?.drift(passes: graph.counts.passes)
          ?? .unsettled(passes: graph.counts.passes, paths: graph.unsettledPaths)
      }
      graph.counts.passes += 1
      try graph.hear(.pass(graph.counts.passes)) { () throws(HeadlessUIError) in
        try pass(proposal)
      }
    } while graph.needsUpdate || graph.needsLayout
  }

  private func pass(_ proposal: ProposedViewSize) throws(HeadlessUIError) {
    try graph.hear(.building) { () throws(HeadlessUIError) in try update() }
    graph.beginLayout()
    place(proposal)
    graph.lookAtLayout()
    if let cycle = graph.cycle { throw cycle.cycle }
    graph.runActions()
    if let failure = graph.failure { throw failure }
  }

  /// Builds what is new and evaluates what is out of date, until that asks for nothing more.
  private func update() throws(HeadlessUIError) {
    var rounds = 0
    repeat {
      guard rounds < LayoutDefaults.maximumPasses else {
        throw .unsettled(passes: rounds, paths: graph.unsettledPaths)
      }
      rounds += 1
      updateRoot()
      graph.updateBodies()
      graph.runActions()
      if let failure = graph.failure { throw failure }
    } while graph.needsUpdate
  }

  private func updateRoot() {
    guard let root = root as? ContainerNode<VStackLayout> else {
      let inputs = _ViewInputs(graph: graph, parent: nil, environment: environment, depth: 0)
      root = ContainerNode(VStackLayout(), content: rootView, name: "Root", inputs)
      return
    }
    guard isRootStale else { return }
    isRootStale = false
    root.update(VStackLayout(), content: rootView)
  }

  private func place(_ proposal: ProposedViewSize) {
    guard let root else { return }
    let size = root.resolvedSize(proposal)
    window = CGRect(
      x: 0, y: 0, width: Self.length(proposal.width, content: size.width),
      height: Self.length(proposal.height, content: size.height))
    let frame = CGRect(
      x: (window.width - size.width) / 2, y: (window.height - size.height) / 2,
      width: size.width, height: size.height)
    root.resolve(frame, proposal: proposal, visible: window)
    for sheet in graph.sheets { sheet.layOut(on: window) }
    graph.layoutEpoch &+= 1
  }

  private static func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
    guard let proposed, proposed.isFinite else { return content }
    return proposed
  }
}
