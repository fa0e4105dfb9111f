import Foundation

/// The node of a ``PreferenceLayerModifier``, which builds its layer when it places it.
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: LayeredNode, BodyReader,
  LayoutWatcher
{
  let number: Int
  private(set) var hasLeft = false
  private(set) lazy var handle = ReaderHandle(self)
  private var modifier: PreferenceLayerModifier<Key, Layer>
  private var value = Key.defaultValue
  private var epoch = -1
  private var isStale = true
  private var isBuilding = false
  /// The values as text, since they need not be comparable.
  private var history = ChangeHistory<String>()

  init(_ modifier: PreferenceLayerModifier<Key, Layer>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    number = inputs.graph.nodesMade
    inputs.graph.nodesMade += 1
    super.init(alignment: modifier.alignment, isBehind: modifier.isBehind, inputs)
    graph.watch(self)
  }

  func update(_ new: PreferenceLayerModifier<Key, Layer>) {
    guard !isSame(modifier, new) else { return }
    modifier = new
    alignment = new.alignment
    isStale = true
    replaceCopies()
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

  override func makeCopy() -> UnaryNode { PreferenceLayerNode(modifier, inputs) }

  override var isChangingContent: Bool { isBuilding }

  override func willLeave() {
    hasLeft = true
  }

  override func placeChildren(in bounds: CGRect, proposal: ProposedViewSize) {
    build()
    super.placeChildren(in: bounds, proposal: proposal)
  }

  /// Views that were made during the layout may have said more.
  func look() {
    guard child != nil, container != nil, epoch != graph.preferenceEpoch else { return }
    let now = contentPreference(Key.self) ?? Key.defaultValue
    epoch = graph.preferenceEpoch
    guard !isSame(value, now), history.note(String(describing: now), seenBy: self) else { return }
    isStale = true
    invalidateLayout()
    graph.needsLayout = true
  }

  private func build() {
    guard isStale || epoch != graph.preferenceEpoch else { return }
    let now = contentPreference(Key.self) ?? Key.defaultValue
    epoch = graph.preferenceEpoch
    guard isStale || !isSame(value, now) else { return }
    value = now
    isStale = false
    isBuilding = true
    defer { isBuilding = false }
    nonisolated(unsafe) let modifier = modifier
    nonisolated(unsafe) let value = value
    show(evaluate { modifier.layer(value) })
  }
}
