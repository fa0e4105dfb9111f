import Observation

/// A node whose body is evaluated anew when something that it read changed.
protocol BodyReader: _ViewNode {
  var number: Int { get }
  /// Stands for the node where others keep it.
  var handle: ReaderHandle { get }

  func invalidate()
  func updateIfNeeded()
}

/// Structure: a view with a body, its state, and the node of the body.
final class BodyNode<V: View>: WrapperNode, BodyReader {
  let number: Int
  private var view: V
  private let plan: ViewPlan
  private let properties: PropertyStorage?
  @exclusivity(unchecked) private var isInvalid = false
  private var hasLeft = false
  private(set) lazy var handle = ReaderHandle(self)

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    number = inputs.graph.nodesMade
    inputs.graph.nodesMade += 1
    plan = inputs.graph.plan(for: V.self)
    properties = plan.makeStorage()
    super.init(inputs)
    content = self.inputs.makeNode(evaluateBody(), under: self)
  }

  override var typeName: String {
    shortTypeName((V.self as? any PropertyForwarding.Type)?.forwardedType ?? V.self)
  }

  override var pathLabel: String? { typeName }

  func update(_ new: V) {
    guard !plan.isSame(view, new) else {
      if isInvalid { updateBody() }
      return
    }
    view = new
    updateBody()
  }

  func invalidate() {
    guard !isInvalid, !hasLeft else { return }
    isInvalid = true
    graph.invalidate(self)
  }

  func updateIfNeeded() {
    if isInvalid { updateBody() }
  }

  override func environmentChanged(to environment: EnvironmentValues, keys: EnvironmentKeys) {
    super.environmentChanged(to: environment, keys: keys)
    guard let properties else { return }
    properties.forgetEnvironment()
    if properties.reads.contains(anyOf: keys) { invalidate() }
  }

  override func willLeave() {
    hasLeft = true
    isInvalid = false
    properties?.removeAll()
  }

  private func updateBody() {
    V.Body._updateNode(content, evaluateBody())
  }

  private func evaluateBody() -> V.Body {
    isInvalid = false
    if let properties {
      plan.install(in: &view, storage: properties, graph: graph, environment: environment)
    }
    nonisolated(unsafe) let view = view
    return evaluate { view.body }
  }
}

extension BodyReader {
  /// Evaluates a body, and invalidates the node when anything that was read changes.
  @inline(__always)
  func evaluate<Content>(_ body: @MainActor () -> Content) -> Content {
    let isObserved = graph.counts.events.bodies.countsUpToObserver()
    if isObserved { graph.began(.body, of: .node(self)) }
    defer { if isObserved { graph.ended() } }
    return reading { onMainActor(body) }
  }

  /// Does work that reads values, and invalidates the node when any of them changes.
  @inline(__always)
  func reading<Value>(_ work: () -> Value) -> Value {
    let outer = graph.reader
    graph.reader = self
    defer { graph.reader = outer }
    return withObservationTracking {
      work()
    } onChange: { [inbox = graph.inbox, handle] in
      inbox.append(handle)
    }
  }
}

extension _ViewNode {
  /// Calls a closure that was made in the body around the node; what it reads is read by that body.
  func readingForBody<Value>(_ work: () -> Value) -> Value {
    var node: _ViewNode? = self
    while let current = node {
      if let reader = current as? any BodyReader { return reader.reading(work) }
      node = current.parent
    }
    return work()
  }
}

/// Does work of the main actor on the thread that lays out, which is the main actor's:
/// ``LayoutHost/layout(proposing:)`` makes sure of that once.
func onMainActor<Value>(_ work: @MainActor () -> Value) -> Value {
  MainActor.assertIsolated()
  // As `MainActor.assumeIsolated` does, for values that are not sendable.
  return withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Value).self)() }
}

/// The name of a type without its generic arguments.
func shortTypeName(_ type: Any.Type) -> String {
  let name = String(describing: type)
  return String(name.prefix { $0 != "<" })
}
