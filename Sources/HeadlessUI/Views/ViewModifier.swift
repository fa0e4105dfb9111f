/// A change of views that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  /// The modified view, in which `content` stands for the original.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  typealias Content = _ViewModifier_Content<Self>

  /// Makes the node of `content` as modified.
  nonisolated static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode

  /// Gives a node that ``_makeNode(_:_:_:)`` of the same types made new values.
  nonisolated static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V)
}

extension ViewModifier {
  nonisolated public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let slot = ContentSlot(content)
    let applied = AppliedModifier(modifier: modifier, slot: slot)
    let node = SlotNode(slot, inputs)
    node.content = inputs.makeNode(applied, under: node)
    return node
  }

  nonisolated public static func _updateNode<V: View>(
    _ node: _ViewNode, _ modifier: Self, _ content: V
  ) {
    let node = unsafeDowncast(node, to: SlotNode<V>.self)
    let applied = AppliedModifier(modifier: modifier, slot: node.slot)
    AppliedModifier<Self>._updateNode(node.content, applied)
    node.slot.update(content)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: the engine knows what a modifier without a body does.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; the engine applies it itself.")
  }
}

/// A modifier without effect.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never

  public static let identity = EmptyModifier()

  public init() {}

  public static func _makeNode<V: View>(
    _ modifier: Self, _ content: V, _ inputs: _ViewInputs
  ) -> _ViewNode {
    V._makeNode(content, inputs)
  }

  public static func _updateNode<V: View>(_ node: _ViewNode, _ modifier: Self, _ content: V) {
    V._updateNode(node, content)
  }
}

/// A view with a modifier applied.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable public init(content: consuming Content, modifier: consuming Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  // Inlined into the witness of the protocol, which knows the type of the view as a whole.
  @inline(__always)
  nonisolated public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Modifier._makeNode(view.modifier, view.content, inputs)
  }

  @inline(__always)
  nonisolated public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    Modifier._updateNode(node, view.modifier, view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  // Inlinable here, and in the modifiers that long lists of views use: where the view's type is
  // known, that of the modified view then need not be looked up for each view.
  @inlinable nonisolated public consuming func modifier<T>(_ modifier: T) -> ModifiedContent<
    Self, T
  > {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier, and another one around it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
